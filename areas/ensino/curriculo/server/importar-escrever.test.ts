/** What is exported reads back as it was, in every format; the public files come out as they went in. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { root } from '../../../../core/server/paths.ts'
import { readJson } from '../../../../core/server/sheets/inside/json-lines.ts'
import { readCsv, readXlsx } from '../../../../core/server/sheets/inside/sheet.ts'
import { tableOf } from '../../../../core/testing/table.ts'
import { type Acervo, type Habilidade, planLinhas, withDefaults } from '../rules-importar.ts'
import { guessColunas, valoresOf } from '../rules-importar-colunas.ts'
import { exportTabela, type Fonte, SEM_FONTE, type Tabela } from '../rules-importar-exportar.ts'
import { LIMITES, type Saida } from '../shapes-importar.ts'
import { unshieldCell } from './importar-celulas.ts'
import { DA_CASA, type Escrita, writeTabela } from './importar-escrever.ts'

const DISCIPLINAS = [
  { id: 1, nome: 'Língua Portuguesa', sigla: 'LP' },
  { id: 2, nome: 'Matemática', sigla: 'MA' },
]
const ALL = ['LP', 'MA', 'CI', 'HI', 'GE', 'AR', 'EF', 'LI', 'ER']

const EMPTY: Acervo = {
  disciplinas: DISCIPLINAS,
  anos: new Map(),
  categorias: [],
  habilidades: [],
  referencias: new Map(),
  estagio: 'ef',
  base: 'proprio',
}

const read = async (formato: Saida, bytes: Buffer) => {
  const readers = { csv: readCsv, json: readJson, xlsx: readXlsx } as const
  return tableOf(await readers[formato](bytes, LIMITES), LIMITES)
}

interface Imported {
  habilidades: Habilidade[]
  acervo: Acervo
  fonte: Fonte
  escrita: Escrita
}

/** Reads a file into an empty curriculum, as recording it would leave it. */
async function take(formato: Saida, bytes: Buffer, base: Acervo = EMPTY): Promise<Imported> {
  const { cabecalho, linhas, separador, codificacao, forma } = await read(formato, bytes)
  const colunas = guessColunas(cabecalho)
  const raw = linhas.map(({ celulas, crus }) => crus ?? celulas.map(unshieldCell))
  const lidas = linhas.map(({ numero, celulas, crus, cortada }) => ({
    numero,
    cortada,
    valores: valoresOf(crus ? celulas : celulas.map(unshieldCell), colunas),
  }))
  const { planos, categorias } = planLinhas(lidas, base)
  expect(planos.flatMap(({ faltas }) => faltas)).toEqual([])
  const habilidades = planos.map(({ campos, categoria }, i) => ({
    id: i + 1,
    ...withDefaults(campos, base),
    categoria_id: categoria + 100,
  }))
  const acervo = {
    ...base,
    habilidades,
    categorias: categorias.map(({ pai, nome, disciplina_id }, i) => ({
      id: i + 100,
      pai_id: pai === null ? null : pai + 100,
      nome,
      disciplina_id,
    })),
  }
  const fonte = { cabecalho, colunas, linhas: raw.map((celulas, i) => ({ habilidade: i + 1, celulas })) }
  return { habilidades, acervo, fonte, escrita: { forma, separador, codificacao } }
}

/** What a curriculum says, whatever its numbers. */
function saying({ habilidades, acervo }: Pick<Imported, 'habilidades' | 'acervo'>) {
  const byId = new Map(acervo.categorias.map((one) => [one.id, one]))
  const pathOf = (id: number): string[] => {
    const one = byId.get(id)
    return one ? [...(one.pai_id === null ? [] : pathOf(one.pai_id)), `${one.nome} ${one.disciplina_id}`] : []
  }
  return habilidades.map(({ id: _, categoria_id, ...rest }) => ({ ...rest, path: pathOf(categoria_id) }))
}

const exported = ({ habilidades, acervo, fonte }: Imported): Tabela =>
  exportTabela(habilidades, acervo, fonte)

const word = fc.constantFrom(
  'Números',
  'Álgebra; e mais',
  '=SOMA(A1)',
  '-6',
  '@x',
  "'+1",
  "''@",
  "'a",
  'a "b", c',
  'duas\nlinhas',
)
const linha = fc.record({
  texto: word,
  categoria: fc.constantFrom('Leitura', 'Matemática', 'Eixo 1'),
  componente: fc.constantFrom('', 'Matemática', 'LP'),
  tema: fc.constantFrom('', 'Fração', 'Fração › Meio'),
  anos: fc.constantFrom('', 'ef6', '6 | 7'),
  vigencia: fc.constantFrom('', 'revogada'),
  cor: word,
})

describe('a curriculum', () => {
  it.each(['csv', 'xlsx', 'json'] as const)('as %s reads back as it was', async (formato) => {
    const lines = fc.array(linha, { minLength: 1, maxLength: 8 }).map((list) =>
      // A root has the discipline of the first line that names it.
      list.map((one, i) => ({
        codigo: `H${i}`,
        ...one,
        componente: list.find((o) => o.categoria === one.categoria)?.componente ?? '',
      })),
    )
    await fc.assert(
      fc.asyncProperty(lines, async (list) => {
        const first = await take('json', Buffer.from(JSON.stringify(list)))
        const bytes = await writeTabela(formato, exported(first), DA_CASA)
        const again = await take(formato, bytes)
        expect(saying(again)).toEqual(saying(first))
        expect(again.fonte.cabecalho).toEqual(first.fonte.cabecalho)
        // And by fields alone, as a curriculum that came from no file.
        const bare = exportTabela(first.habilidades, first.acervo, SEM_FONTE)
        const plain = await take(formato, await writeTabela(formato, bare, DA_CASA))
        expect(saying(plain)).toEqual(saying(first))
      }),
      { numRuns: 40 },
    )
  })

  const CSV = 'codigo,texto,disciplina,ano,cor\nA1,"Ler, e escrever",LP,6,azul\nA2,-6 graus,MA,7 | 8,verde\n'

  it('keeps the columns that say nothing to it, byte for byte', async () => {
    for (const text of [CSV, CSV.replaceAll('\n', '\r\n'), `\ufeff${CSV}`, CSV.trimEnd()]) {
      const source = text.replace('-6', "'-6")
      const first = await take('csv', Buffer.from(source))
      expect((await writeTabela('csv', exported(first), first.escrita)).toString()).toBe(source)
    }
    const latin = Buffer.from(
      'codigo;texto;disciplina\nA1;Ler poções “já”;LP\n'.replace(/[“”]/g, '"'),
      'latin1',
    )
    const first = await take('csv', latin)
    expect(first.escrita.codificacao).toBe('windows-1252')
    const { linhas } = await read('csv', await writeTabela('csv', exported(first), first.escrita))
    expect(linhas[0]?.celulas[1]).toBe('Ler poções "já"')
  })

  it('keeps what a list of endings looks like, where another parting of the line would begin a formula', async () => {
    const text = 'codigo,texto,disciplina,ano\nA1,"Palavras em -i(s), -l, -ão(s).",LP,4\n'
    const first = await take('csv', Buffer.from(text))
    expect((await writeTabela('csv', exported(first), first.escrita)).toString()).toBe(text)
    const parted = await writeTabela('csv', exported(first), DA_CASA)
    expect(parted.toString()).toContain('-i(s), -l, -ão(s).')
    expect(saying(await take('csv', parted))).toEqual(saying(first))
  })

  it('writes anew only the cells that no longer hold, and gives a column to what had none', async () => {
    const first = await take('csv', Buffer.from(CSV))
    const [a, b] = first.habilidades
    if (!a || !b) throw new Error('two')
    const changed = [
      { ...a, texto: 'Ler.' },
      { ...b, vigencia: 'revogada' as const },
    ]
    const { cabecalho, linhas } = exportTabela(changed, first.acervo, first.fonte)
    expect(cabecalho).toEqual(['codigo', 'texto', 'disciplina', 'ano', 'cor', 'vigencia'])
    expect(linhas).toEqual([
      ['A1', 'Ler.', 'LP', '6', 'azul', ''],
      ['A2', '-6 graus', 'MA', '7 | 8', 'verde', 'revogada'],
    ])
    expect(exportTabela([b], first.acervo, first.fonte).linhas).toEqual([
      ['A2', '-6 graus', 'MA', '7 | 8', 'verde'],
    ])
  })

  it('writes JSON as it was: types, absent keys, indentation', async () => {
    const text =
      '[\n {\n  "id": 5,\n  "codigo": "D1",\n  "texto": "Ler.",\n  "disciplina": "LP"\n },\n {\n  "codigo": "D2",\n  "texto": "Ver.",\n  "disciplina": "MA",\n  "anos": null\n }\n]\n'
    const first = await take('json', Buffer.from(text))
    expect((await writeTabela('json', exported(first), first.escrita)).toString()).toBe(text)
  })
})

const data = path.join(root, '../shared/data/curriculos')

describe.skipIf(!existsSync(data))('the public files (skipped where ../shared/data is absent)', () => {
  const base = {
    ...EMPTY,
    disciplinas: [...DISCIPLINAS, ...ALL.slice(2).map((sigla, i) => ({ id: i + 3, nome: `x${i}`, sigla }))],
  }

  it.each(['habilidades-ef.csv', 'objetivos-ei.csv', 'saeb-matematica.json', 'saeb-portugues.json'])(
    '%s comes out byte for byte, and equal as another format',
    async (name) => {
      const bytes = readFileSync(path.join(data, name))
      const formato = name.endsWith('.csv') ? 'csv' : 'json'
      const first = await take(formato, bytes, base)
      const out = await writeTabela(formato, exported(first), first.escrita)
      expect(out.equals(bytes)).toBe(true)
      for (const other of ['csv', 'xlsx', 'json'] as const) {
        const again = await take(other, await writeTabela(other, exported(first), DA_CASA), base)
        expect(saying(again)).toEqual(saying(first))
      }
    },
  )
})
