/** What an import would do: guesses of columns, years, components, twins, what stands already; the public files whole. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { root } from '../../../core/server/paths.ts'
import { readJson } from '../../../core/server/sheets/inside/json-lines.ts'
import { readCsv } from '../../../core/server/sheets/inside/sheet.ts'
import { tableOf } from '../../../core/testing/table.ts'
import { type Acervo, type Habilidade, type Planejado, planLinhas, withDefaults } from './rules-importar.ts'
import { readAnos, readCodigo } from './rules-importar-anos.ts'
import { guessColunas, missingOf, referenceColumns, valoresOf } from './rules-importar-colunas.ts'
import { LIMITES, type Valores } from './shapes-importar.ts'

const DISCIPLINAS = [
  ['Língua Portuguesa', 'LP'],
  ['Matemática', 'MA'],
  ['Ciências', 'CI'],
  ['História', 'HI'],
  ['Geografia', 'GE'],
  ['Arte', 'AR'],
  ['Educação Física', 'EF'],
  ['Língua Inglesa', 'LI'],
  ['Ensino Religioso', 'ER'],
].map(([nome = '', sigla = ''], i) => ({ id: i + 1, nome, sigla }))

const acervo = (rest: Partial<Acervo> = {}): Acervo => ({
  disciplinas: DISCIPLINAS,
  anos: new Map([['crianças pequenas', 'ei3']]),
  categorias: [],
  habilidades: [],
  referencias: new Map(),
  estagio: 'ef',
  base: 'bncc',
  ...rest,
})

const lidas = (linhas: readonly Valores[]) =>
  linhas.map((valores, i) => ({ numero: i + 2, valores, cortada: false }))
const plan = (linhas: readonly Valores[], rest: Partial<Acervo> = {}) =>
  planLinhas(lidas(linhas), acervo(rest))
const faults = ({ planos }: Planejado) =>
  planos.flatMap(({ numero, faltas }) => faltas.map(({ campo, codigo }) => `${numero} ${campo} ${codigo}`))

/** The curriculum after a plan was recorded. */
function recorded({ planos, categorias }: Planejado, base: Acervo['base']): Partial<Acervo> {
  const ids = categorias.map((_, i) => i + 100)
  return {
    categorias: categorias.map(({ pai, nome, disciplina_id }, i) => ({
      id: ids[i] ?? 0,
      pai_id: pai === null ? null : (ids[pai] ?? 0),
      nome,
      disciplina_id,
    })),
    habilidades: planos.map(
      ({ campos, categoria, numero }): Habilidade => ({
        id: numero + 1_000,
        ...withDefaults(campos, { base }),
        categoria_id: ids[categoria] ?? 0,
      }),
    ),
  }
}

describe('the columns', () => {
  it('are told by their headings, accents and case aside', () => {
    expect(
      guessColunas(['CÓDIGO da Habilidade', 'Descrição', 'Componente Curricular', 'Ano Escolar', 'Cor']),
    ).toEqual(['codigo', 'texto', 'componente', 'anos', null])
    expect(missingOf(guessColunas(['codigo', 'texto']))).toEqual(['categoria'])
    expect(missingOf(guessColunas(['foo']))).toEqual(['codigo', 'texto', 'categoria'])
  })

  it('of the public files are told without help', () => {
    const bncc =
      'codigo,componente,anos,organizacao_tipo,unidade_tematica,campos_atuacao,pratica_linguagem,eixo,objetos_conhecimento,texto,vigencia_status,fonte_localizador'
    expect(guessColunas(bncc.split(','))).toEqual([
      'codigo',
      'componente',
      'anos',
      null,
      'tema',
      null,
      null,
      null,
      null,
      'texto',
      'vigencia',
      null,
    ])
    expect(guessColunas(['id', 'disciplina', 'codigo', 'descricao', 'nivel', 'tema'])).toEqual([
      null,
      'componente',
      'codigo',
      'texto',
      'nivel',
      'tema',
    ])
  })

  it('are guessed the same in whatever order they stand', () => {
    const headings = [
      'Código',
      'texto',
      'descrição',
      'disciplina',
      'componente',
      'tema',
      'eixo',
      'nível',
      'anos',
      'x',
    ]
    const byName = (order: readonly string[]) => {
      const colunas = guessColunas(order)
      return Object.fromEntries(order.map((heading, i) => [heading, colunas[i]]))
    }
    fc.assert(
      fc.property(fc.shuffledSubarray(headings, { minLength: headings.length }), (order) => {
        expect(byName(order)).toEqual(byName(headings))
      }),
    )
  })

  it('of a table of names are no skills', () => {
    expect(referenceColumns(['id', 'etapa', 'nome', 'sigla_codigo'])).toEqual({ id: 0, nome: 2 })
    expect(referenceColumns(['codigo', 'texto', 'componente', 'id', 'nome'])).toBeUndefined()
    expect(referenceColumns(['foo', 'bar'])).toBeUndefined()
  })
})

describe('school years', () => {
  it.each([
    ['6 | 7', ['ef6', 'ef7']],
    ['5º EF', ['ef5']],
    ['Anos Iniciais (5º EF)', ['ef5']],
    ['Ensino Médio (3º EM)', ['em3']],
    ['1º ao 5º ano', ['ef1', 'ef2', 'ef3', 'ef4', 'ef5']],
    ['6º e 7º anos', ['ef6', 'ef7']],
    ['1ª série', ['em1']],
    ['ei-grupo-02', ['ei2']],
    ['Crianças bem pequenas', ['ei2']],
    ['ef9, ef8, ef9', ['ef8', 'ef9']],
    ['', []],
    ['12', null],
    ['qualquer', null],
    ['9 a 3', null],
  ])('%s', (text, anos) => {
    expect(readAnos(text, { estagio: 'ef', nomes: new Map() })).toEqual(anos)
  })

  it.each([
    ['EF67LP08', ['ef6', 'ef7']],
    ['EF15AR01', ['ef1', 'ef2', 'ef3', 'ef4', 'ef5']],
    ['EI03TS02', ['ei3']],
    ['EM13LGG101', ['em1', 'em2', 'em3']],
    ['D1', undefined],
    ['EF91LP01', undefined],
  ])('the code %s tells its own', (codigo, anos) => {
    expect(readCodigo(codigo)?.anos).toEqual(anos)
  })
})

describe('a line', () => {
  const sound: Valores = { codigo: 'EF06MA01', texto: 'Comparar.', componente: 'Matemática' }

  it('that is sound makes a skill, its category and its years', () => {
    const { planos, categorias } = plan([sound])
    expect(planos).toMatchObject([{ situacao: 'criar', campos: { anos: ['ef6'] } }])
    expect(categorias).toEqual([{ id: null, pai: null, nome: 'Matemática', disciplina_id: 2, sigla: 'MA' }])
  })

  it('says what is wrong with it, by field', () => {
    expect(
      faults(
        plan([
          { ...sound, codigo: '' },
          { ...sound, codigo: 'x'.repeat(31) },
          { ...sound, codigo: 'EF06MA02', texto: '' },
          { ...sound, codigo: 'EF06MA03', texto: 'x'.repeat(2_001) },
          { ...sound, codigo: 'EF06MA04', componente: 'Astrologia' },
          { ...sound, codigo: 'EF06MA05', componente: '' },
          { ...sound, codigo: 'EF06MA06', anos: 'terça-feira' },
          { ...sound, codigo: 'EF06MA07', vigencia: 'talvez' },
          { ...sound, codigo: 'EF06MA08', tema: 'x'.repeat(201) },
          { ...sound, codigo: 'EF06MA09', descritor_saeb: 'x'.repeat(21) },
          sound,
          sound,
        ]),
      ),
    ).toEqual([
      '2 codigo codigo_obrigatorio',
      '3 codigo codigo_longo',
      '4 texto texto_obrigatorio',
      '5 texto texto_longo',
      '6 componente componente_desconhecido',
      '7 categoria categoria_obrigatoria',
      '8 anos ano_invalido',
      '9 vigencia vigencia_invalida',
      '10 categoria categoria_longa',
      '11 descritor_saeb valor_longo',
      '13 codigo codigo_repetido',
    ])
  })

  it('with a code of the Base twice is a twin in whatever category; a descriptor only in its own', () => {
    const twice = (codigo: string) =>
      plan([
        { ...sound, codigo },
        { ...sound, codigo, componente: 'Arte' },
      ])
    expect(faults(twice('EF06MA01'))).toEqual(['3 codigo codigo_repetido'])
    expect(faults(twice('D1'))).toEqual([])
  })

  it('finds its component by the tables sent along, by name, short name, or the end of its key', () => {
    const referencias = new Map([['comp-9', 'História']])
    const named = ['comp-9', 'historia', 'HI', 'ef-comp-hi', 'em-comp-historia']
    for (const componente of named)
      expect(plan([{ ...sound, componente }], { referencias }).categorias[0]?.disciplina_id, componente).toBe(
        4,
      )
  })

  it('names no category by a bare key', () => {
    const { categorias } = plan([{ ...sound, tema: 'ef-comp-ma-ut-numeros' }])
    expect(categorias.map(({ nome }) => nome)).toEqual(['Matemática'])
    const named = new Map([['ef-comp-ma-ut-numeros', 'Números']])
    expect(
      plan([{ ...sound, tema: 'ef-comp-ma-ut-numeros' }], { referencias: named }).categorias.map(
        ({ nome }) => nome,
      ),
    ).toEqual(['Matemática', 'Números'])
  })
})

describe('what stands already', () => {
  const standing: Partial<Acervo> = {
    categorias: [{ id: 7, pai_id: null, nome: 'Matemática', disciplina_id: 2 }],
    habilidades: [
      {
        id: 70,
        codigo: 'EF06MA01',
        texto: 'Comparar.',
        anos: ['ef6'],
        categoria_id: 7,
        vigencia: 'vigente',
        descritor_saeb: null,
        bncc_codigo: 'EF06MA01',
      },
    ],
  }
  const line = { codigo: 'EF06MA01', texto: 'Comparar.', componente: 'matemática' }

  it('is left, changed, or moved; fields that the file does not name stay', () => {
    expect(plan([line], standing).planos).toMatchObject([{ situacao: 'igual', habilidade: 70 }])
    expect(plan([{ ...line, texto: 'Ordenar.' }], standing).planos).toMatchObject([
      { situacao: 'mudar', muda: ['texto'] },
    ])
    expect(plan([{ ...line, tema: 'Números' }], standing).planos).toMatchObject([
      { situacao: 'mudar', muda: ['categoria'] },
    ])
    expect(plan([{ ...line, codigo: 'EF06MA02' }], standing)).toMatchObject({
      planos: [{ situacao: 'criar' }],
      ausentes: 1,
    })
  })

  const word = fc.constantFrom('Alfa', 'Beta', 'Gama', 'Números', 'Álgebra')
  it('is all that the same file finds when it comes again', () => {
    const linha = fc.record({
      codigo: fc.stringMatching(/^[A-Z]{1,3}[0-9]{1,3}$/),
      texto: fc.stringMatching(/^[a-zç ]{1,30}$/).map((text) => `A ${text}`.trim()),
      componente: fc.constantFrom('', 'Arte', 'MA'),
      categoria: word,
      tema: fc.oneof(fc.constant(''), word),
      anos: fc.constantFrom('', '6', '6 | 7'),
      vigencia: fc.constantFrom('', 'vigente', 'revogada'),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(linha, { minLength: 1, maxLength: 20, selector: ({ codigo }) => codigo }),
        fc.constantFrom('bncc', 'saeb', 'proprio'),
        (linhas, base) => {
          const first = plan(linhas, { base })
          expect(faults(first)).toEqual([])
          const again = plan(linhas, { base, ...recorded(first, base) })
          expect(again.planos.every(({ situacao }) => situacao === 'igual')).toBe(true)
          expect(again.categorias.every(({ id }) => id !== null)).toBe(true)
          expect(again.ausentes).toBe(0)
        },
      ),
    )
  })
})

const data = path.join(root, '../shared/data/curriculos')

describe.skipIf(!existsSync(data))('the public files (skipped where ../shared/data is absent)', () => {
  const opened = (name: string) => {
    const bytes = readFileSync(path.join(data, name))
    const { cabecalho, linhas } = tableOf(
      name.endsWith('.json') ? readJson(bytes, LIMITES) : readCsv(bytes, LIMITES),
      LIMITES,
    )
    const colunas = guessColunas(cabecalho)
    return linhas.map(({ numero, celulas, cortada }) => ({
      numero,
      cortada,
      valores: valoresOf(celulas, colunas),
    }))
  }
  const byRoot = ({ planos, categorias }: Planejado) => {
    const counts: Record<string, number> = {}
    for (const { categoria } of planos) {
      let at = categorias[categoria]
      while (at && at.pai !== null) at = categorias[at.pai]
      counts[at?.nome ?? ''] = (counts[at?.nome ?? ''] ?? 0) + 1
    }
    return counts
  }

  it('of the Base count as their components do', () => {
    const planned = planLinhas(opened('habilidades-ef.csv'), acervo())
    expect(faults(planned)).toEqual([])
    expect(byRoot(planned)).toEqual({
      'Língua Portuguesa': 391,
      Matemática: 247,
      História: 151,
      Geografia: 123,
      Ciências: 111,
      'Língua Inglesa': 88,
      'Educação Física': 69,
      'Ensino Religioso': 63,
      Arte: 61,
    })
    const again = planLinhas(opened('habilidades-ef.csv'), acervo(recorded(planned, 'bncc')))
    expect(again.planos.filter(({ situacao }) => situacao !== 'igual')).toEqual([])
  })

  it('of Educação Infantil fall into its five fields and three ages', () => {
    const planned = planLinhas(opened('objetivos-ei.csv'), acervo())
    expect(faults(planned)).toEqual([])
    expect(Object.values(byRoot(planned)).reduce((a, b) => a + b)).toBe(93)
    expect(Object.keys(byRoot(planned))).toContain('Traços, sons, cores e formas')
    expect(new Set(planned.planos.flatMap(({ campos }) => campos.anos))).toEqual(
      new Set(['ei1', 'ei2', 'ei3']),
    )
  })

  it.each([
    ['saeb-matematica.json', { ef5: 28, ef9: 37, em3: 35 }],
    ['saeb-portugues.json', { ef5: 15, ef9: 21 }],
  ])('of SAEB, %s, count by year', (name, expected) => {
    const planned = planLinhas(opened(name), acervo({ base: 'saeb' }))
    expect(faults(planned)).toEqual([])
    const counts: Record<string, number> = {}
    for (const { campos } of planned.planos)
      counts[campos.anos?.join() ?? ''] = (counts[campos.anos?.join() ?? ''] ?? 0) + 1
    expect(counts).toEqual(expected)
  })
})
