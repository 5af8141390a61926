/** Questions on paper over a real database: the file that a person gets, with the key and without a trace of it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import * as make from '../../../../core/server/files/samples.ts'
import { readPdf } from '../../../../core/server/pdf/testing.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { changeQuestao } from '../../questao/server/factory.ts'
import { levarApi } from '../contract-levar.ts'
import type { FormatoEscrito } from '../shapes-levar.ts'
import { readTudo } from './inside/pacote.ts'
import { itensOf, record, send } from './testing.ts'
import { comImagem, feitoPor, nucleosDe, questoesDeTodos } from './testing-levar.ts'

let tenant: TestTenant
let ana: Person
let ids: number[]

beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
  ids = await questoesDeTodos(tenant, ana)
  await comImagem(tenant, ana, Number(ids[0]), await make.scene(80, 40, 'png'))
})

const pedir = (who: Person, formato: FormatoEscrito, gabarito: boolean, questoes = ids) =>
  callAs(who, levarApi.createExportacao, { body: { questoes, formato, gabarito } })

async function fazer(formato: FormatoEscrito, gabarito: boolean) {
  const { data } = await pedir(ana, formato, gabarito)
  const { nome, conteudo: bytes } = await feitoPor(tenant, ana, data.trabalho)
  return { nome, bytes }
}

/** Words that only the key says. */
const CHAVE = ['Porque é assim', 'Confunde', 'Água * sal', 'Gabarito', 'Isso: 1']

/** What a question is answered with. */
function respondida(conteudo: unknown) {
  const fields = ['alternativas', 'afirmacoes', 'valor', 'tolerancia', 'unidade', 'aceitas', 'itens']
  const known = typeof conteudo === 'object' && conteudo !== null ? Object.entries(conteudo) : []
  return JSON.parse(
    JSON.stringify(Object.fromEntries(known.filter(([name]) => fields.includes(name)))),
    (name, inner) => (name === 'feedback' ? '' : inner),
  )
}

/** Those that ask about the text stand first, as pages have them. */
const inShownOrder = <T extends { base: string | null }>(all: readonly T[]): T[] => [
  ...all.filter(({ base }) => base !== null),
  ...all.filter(({ base }) => base === null),
]

describe('a document', () => {
  it('tells that words that it takes come back without their asterisks and capitals', async () => {
    const words = { questoes: ids, formato: 'docx', gabarito: true } as const
    const { data } = await callAs(ana, levarApi.rehearseExportacao, { body: words })
    expect(data.perdas.map(({ texto }) => texto)).toEqual(
      expect.arrayContaining([
        'asterisco que vale por qualquer trecho',
        'diferença entre maiúsculas e minúsculas',
      ]),
    )
  })
})

describe('a PDF', () => {
  it('with the key has every question, its formulas and pictures, and the key at its end', async () => {
    const { nome, bytes } = await fazer('pdf', true)
    expect(nome).toMatch(/^questoes-com-gabarito-\d{4}-\d\d-\d\d\.pdf$/)
    const { pages, tagged } = readPdf(bytes)
    expect(tagged).toBe(true)
    const text = pages.join('\n')
    for (const n of ids.keys()) expect(text).toContain(`Questão ${n + 1}`)
    for (const said of [
      'Porque é assim',
      'Confunde',
      'V, F',
      '100 ± 0,5 °C',
      'Texto para as questões 1 a 5',
      'ENEM 2020',
      'Nome',
    ])
      expect(text).toContain(said)
    expect(text.match(/A água sobe e volta/g)).toHaveLength(1)
    expect(bytes.toString('latin1')).toMatch(/\/Subtype\s*\/Image/)
  })

  it('of a question alone, and of one below its text, is set like that of many', async () => {
    const [below, alone] = ids
    for (const some of [[alone], [below], [below, alone], [alone, below]]) {
      const { data } = await pedir(ana, 'pdf', true, some.map(Number))
      const { conteudo: bytes } = await feitoPor(tenant, ana, data.trabalho)
      const text = readPdf(bytes).pages.join('\n')
      expect(text).toContain(`Questão ${some.length}`)
      expect(text.includes('Texto para')).toBe(some.includes(below))
    }
  })

  it('without it tells nothing of it', async () => {
    const { nome, bytes } = await fazer('pdf', false)
    expect(nome).toMatch(/^questoes-sem-gabarito-/)
    const text = readPdf(bytes).pages.join('\n')
    expect(text).toContain(`Questão ${ids.length}`)
    for (const said of CHAVE) expect(text).not.toContain(said)
  })
})

/** The texts of a package, all together, without the marks between letters. */
async function textosDo(bytes: Buffer): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'papel-'))
  const file = path.join(folder, 'x.zip')
  await writeFile(file, bytes)
  const parts = await readTudo(file)
  await rm(folder, { recursive: true })
  return new Map([...parts].map(([name, content]) => [name, content.toString('utf8')]))
}
const palavras = (textos: ReadonlyMap<string, string>) =>
  [...textos].map(([name, xml]) => `${name} ${xml.replaceAll(/<[^<>]*>/g, '')}`).join('\n')

/** What comes back into another bank. */
async function deVolta(nome: string, bytes: Buffer) {
  const fresh = await testTenant()
  const carlos = await fresh.person('Carlos', { papel: 'professor', turma: fresh.turma })
  const sent = await send(carlos, bytes, nome)
  expect(await itensOf(carlos, sent.id, 'fora')).toEqual([])
  await record(fresh, carlos, sent)
  return nucleosDe(fresh)
}

describe('a Word document', () => {
  it('with the key is read again: every type that is answered on paper, its text, its key', async () => {
    const { nome, bytes } = await fazer('docx', true)
    expect(nome).toMatch(/^questoes-com-gabarito-.*\.docx$/)
    const textos = await textosDo(bytes)
    const document = textos.get('word/document.xml') ?? ''
    expect(document).toMatch(/<m:sSup>/)
    expect(document).toContain('descr="Um mapa do rio"')
    expect(document.match(/A água sobe e volta/g)).toHaveLength(1)
    const [here, there] = [inShownOrder(await nucleosDe(tenant)), await deVolta(nome, bytes)]
    expect(there).toHaveLength(here.length)
    for (const [at, one] of here.entries()) {
      const back = there[at]
      const stays = ['associacao', 'classificacao', 'lacunas'].includes(one.tipo)
      expect([at, back?.tipo]).toEqual([at, stays ? 'dissertativa' : one.tipo])
      expect([back?.fonte, back?.explicacao, back?.base]).toEqual([one.fonte, one.explicacao, one.base])
      expect(back?.analises).toEqual(one.analises)
      expect(respondida(back?.conteudo)).toEqual(stays ? {} : respondida(one.conteudo))
    }
    const enunciado = JSON.stringify(there[0]?.conteudo)
    expect(enunciado).toContain('<strong>x</strong> em <span data-math=')
    expect(enunciado).toContain('data-alt=\\"Um mapa do rio\\"')
  })

  it('without it tells nothing of it', async () => {
    const textos = await textosDo((await fazer('docx', false)).bytes)
    const said = palavras(textos)
    expect(said).toContain(`Questão ${ids.length}`)
    for (const one of CHAVE) expect(said).not.toContain(one)
  })
})

describe('a spreadsheet', () => {
  it('comes back equal but for what was told', async () => {
    const { data } = await pedir(ana, 'xlsx', true)
    const there = await deVolta('questoes.xlsx', Buffer.from(data.arquivo?.conteudo ?? '', 'base64'))
    const same = ({
      tipo,
      titulo,
      base,
      comando,
      explicacao,
      tags,
      dificuldade,
      bloom,
      fonte,
      disciplina,
    }: (typeof there)[number]) => ({
      ...{ tipo, titulo, base, explicacao, tags, dificuldade, bloom, fonte, disciplina },
      comando: comando.replaceAll(/<\/?em>/g, ''),
    })
    expect(there.map(same)).toEqual((await nucleosDe(tenant)).map(same))
  })

  it('without the key has no cell that tells it', async () => {
    const { data } = await pedir(ana, 'xlsx', false)
    const said = palavras(await textosDo(Buffer.from(data.arquivo?.conteudo ?? '', 'base64')))
    expect(said).toContain('Uma afirmação')
    for (const one of CHAVE) expect(said).not.toContain(one)
  })
})

describe('who gets it', () => {
  it('is who sees the questions; of another tenant nobody does', async () => {
    const colega = await tenant.person('Colega', { papel: 'professor', turma: tenant.turma })
    const outra = await testTenant()
    const bia = await outra.person('Bia', { papel: 'professor', turma: outra.turma })
    const aluno = await tenant.person('Davi', { papel: 'aluno', turma: tenant.turma })
    const asked = async (who: Person) => (await pedir(who, 'pdf', true)).status
    expect([await asked(ana), await asked(colega), await asked(bia), await asked(aluno)]).toEqual([
      200, 404, 404, 403,
    ])
  })

  it('is who still sees them when it is made', async () => {
    const colega = await tenant.person('Eva', { papel: 'professor', turma: tenant.turma })
    const [only] = ids
    await changeQuestao(tenant, { id: only }, { rede_id: tenant.escola })
    const { data } = await pedir(colega, 'pdf', true, [Number(only)])
    await changeQuestao(tenant, { id: only }, { rede_id: null })
    expect((await feitoPor(tenant, colega, data.trabalho)).trabalho.endereco).toBeNull()
    const again = await pedir(ana, 'pdf', true, [Number(only)])
    expect((await feitoPor(tenant, ana, again.data.trabalho)).conteudo.length).toBeGreaterThan(1_000)
  })
})

it('a rehearsal says what no page shows', async () => {
  const { data } = await callAs(ana, levarApi.rehearseExportacao, {
    body: { questoes: ids, formato: 'pdf', gabarito: false },
  })
  expect([data.total, data.ficam]).toEqual([ids.length, 0])
  expect(data.perdas.map(({ texto }) => texto)).toEqual(['comentários para quem responde', 'dica'])
})
