/** What is heard in a question stands written wherever nothing plays: on pages, in a document, in a spreadsheet. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../../core/server/pdf/testing.ts'
import * as made from '../../../../core/testing/midia-samples.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { comLibras } from '../../../ensino/aula/rules-tela.ts'
import { sendFile } from '../../../ensino/midia/server/testing.ts'
import { questaoApi } from '../../questao/contract.ts'
import { levarApi } from '../contract-levar.ts'
import type { FormatoEscrito } from '../shapes-levar.ts'
import { readTudo } from './inside/pacote.ts'
import { feitoPor } from './testing-levar.ts'

/** In the order of the page: of the text, of the statement, of what is to be done. */
const DITO = [
  'áudio: O rio: Ouve-se a água & o vento.',
  'áudio: Um recado: — Oi, <Ana>! — Olá, "Bia".',
  'vídeo: A feira: Três moças riem.',
  // Nobody wrote what is said there: what it is stands alone.
  'vídeo: Só a praça',
  'áudio: A ordem: Escolham uma.',
]
/** An alternative says what is heard in it; there is no place for a transcript. */
const ALTERNATIVA = 'áudio: Um sino'

let tenant: TestTenant
let ana: Person
let questao: number

beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
  const put = async (nome: string, bytes: Buffer) => (await sendFile(tenant, ana, nome, bytes)).midia?.id ?? 0
  const [som, filme, libras] = [
    await put('som.mp3', made.mp3()),
    await put('filme.mp4', made.mp4(3)),
    await put('libras.webm', made.webm()),
  ]
  const figura = (midia: number, tipo: 'audio' | 'video', alt: string, says = '') =>
    `<figure data-midia="${midia}" data-tipo="${tipo}" data-alt="${alt}"${says && ` data-transcricao="${says}"`}></figure>`
  const texto = await callAs(ana, questaoApi.createTexto, {
    body: {
      titulo: 'O rio',
      html: `<p>Leia e ouça.</p>${figura(som, 'audio', 'O rio', 'Ouve-se a água &amp; o vento.')}`,
      rede_id: null,
    },
  })
  const recado = figura(som, 'audio', 'Um recado', '— Oi, &lt;Ana&gt;!\n— Olá, &quot;Bia&quot;.')
  const feira = figura(filme, 'video', 'A feira', 'Três moças riem.')
  const enunciado = comLibras(
    `<p>Quem fala?</p>${recado}${feira}${figura(filme, 'video', 'Só a praça')}`,
    libras,
  )
  const { conteudo } = buildTela('multipla_escolha')
  const alternativas = 'alternativas' in conteudo ? conteudo.alternativas : []
  const { data } = await callAs(ana, questaoApi.create, {
    body: {
      ...{ tipo: 'objetiva', rede_id: null, texto_base: texto.data.texto.id },
      comando: `<p>Marque.</p>${figura(som, 'audio', 'A ordem', 'Escolham uma.')}`,
      conteudo: {
        ...{ ...conteudo, enunciado },
        alternativas: alternativas.map((one, at) =>
          at === 0 ? { ...one, imagem: { midia: som, alt: 'Um sino', decorativa: false } } : one,
        ),
      },
    },
  })
  questao = data.questao.id
})

const pedido = (formato: FormatoEscrito, gabarito: boolean) => ({
  body: { questoes: [questao], formato, gabarito },
})

async function arquivo(formato: FormatoEscrito, gabarito: boolean): Promise<Buffer> {
  const { data } = await callAs(ana, levarApi.createExportacao, pedido(formato, gabarito))
  if (data.arquivo) return Buffer.from(data.arquivo.conteudo, 'base64')
  return (await feitoPor(tenant, ana, data.trabalho)).conteudo
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The words of a package of XML, as they are read. */
async function palavrasDo(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'som-'))
  const file = path.join(folder, 'x.zip')
  await writeFile(file, bytes)
  const parts = await readTudo(file)
  await rm(folder, { recursive: true })
  return [...parts.values()]
    .map((part) => part.toString('utf8').replaceAll(/<[^<>]*>/g, ' '))
    .join('\n')
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
}

const READ = {
  pdf: async (bytes: Buffer) => readPdf(bytes).pages.join('\n'),
  docx: palavrasDo,
  xlsx: palavrasDo,
} as const
const plain = (words: string): string => words.replaceAll(/\s+/g, ' ')

/** Where each stands, in the order that they should. */
const placesOf = (words: string, said: readonly string[]) => said.map((one) => [one, words.indexOf(one) >= 0])
const found = (said: readonly string[]) => said.map((one) => [one, true])

describe.each(['pdf', 'docx'] as const)('in a %s', (formato) => {
  it.each([true, false])(
    'what is said stands where it is heard, once; with the key: %s',
    async (gabarito) => {
      const words = plain(await READ[formato](await arquivo(formato, gabarito)))
      const said = [...DITO, ALTERNATIVA].map((one) => `[${one}]`)
      expect(placesOf(words, said)).toEqual(found(said))
      const places = said.slice(0, DITO.length).map((one) => words.indexOf(one))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      for (const one of said) expect([one, words.split(one).length - 1]).toEqual([one, 1])
      // That there is a film in Libras is told; nothing of how it is kept is.
      expect(words).toContain('[vídeo: Libras]')
      expect(words).not.toMatch(/data-|<figure|\.mp3|\.mp4|\.webm/)
    },
  )
})

it('a spreadsheet has it in the cells of the texts, and tells that the files do not go', async () => {
  const words = plain(await READ.xlsx(await arquivo('xlsx', true)))
  // No words before: what is there is a cell of words.
  const said = DITO.map((one) => `[${one.replace(/^\S+: /, '')}]`)
  expect(placesOf(words, said)).toEqual(found(said))
  expect(words).not.toMatch(/data-|<figure/)
  const { data } = await callAs(ana, levarApi.rehearseExportacao, pedido('xlsx', true))
  expect(data.perdas.map(({ texto }) => texto)).toContain('imagem, áudio ou vídeo')
})

it('a rehearsal of pages tells that sounds and films go as words', async () => {
  for (const formato of ['pdf', 'docx'] as const) {
    const { data } = await callAs(ana, levarApi.rehearseExportacao, pedido(formato, false))
    expect(data.ficam).toBe(0)
    expect(data.perdas.map(({ texto }) => texto)).toContain(
      'áudio ou vídeo (vão a descrição e a transcrição)',
    )
  }
})
