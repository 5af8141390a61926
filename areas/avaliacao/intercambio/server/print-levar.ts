/** Makes a file of questions in the format that is asked for, with the pictures that they show. */
import { dayAt } from '../../../../core/contract/time.ts'
import type { FileStore } from '../../../../core/server/files/store.ts'
import { type ZipEntry, zipOf } from '../../../../core/server/files/zip-writer.ts'
import { writeXlsx } from '../../../../core/server/sheets/write.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import type { Pronta } from '../../../ensino/midia/server/public-uso.ts'
import { chaveDaQuestao, impedimento, levar } from '../rules-levar.ts'
import { escrever } from '../rules-levar-escrever.ts'
import { folhaDe, linhaDe } from '../rules-levar-planilha.ts'
import { montarPapel } from '../rules-papel.ts'
import type { ArquivoDentro } from '../shapes-item.ts'
import { dePrograma, doPapel, type FormatoEscrito } from '../shapes-levar.ts'
import { levarTexts } from '../texts-levar.ts'
import { bagagemDe, type DePrograma, type Pedido, type Reunidas } from './find-levar.ts'
import { papelDocx } from './print-documento.ts'
import { imagensDe } from './print-imagens.ts'
import { papelPdf } from './print-papel.ts'

const KINDS: Readonly<Record<FormatoEscrito, { extensao: string; tipo: string }>> = {
  pdf: { extensao: '.pdf', tipo: 'application/pdf' },
  docx: {
    extensao: '.docx',
    tipo: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: {
    extensao: '.xlsx',
    tipo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  moodle_xml: { extensao: '.xml', tipo: 'application/xml' },
  gift: { extensao: '.txt', tipo: 'text/plain; charset=utf-8' },
  qti_22: { extensao: '.zip', tipo: 'application/zip' },
  qti_30: { extensao: '.zip', tipo: 'application/zip' },
}

export interface Feito {
  nome: string
  extensao: string
  tipo: string
  content: Buffer | AsyncGenerator<Buffer>
}

interface Place {
  store: FileStore
  /** Whose they are, as pages say it above. */
  instituicao: string
  language: Language
  now: Date
}

async function bytesOf(store: FileStore, { chave }: Pronta): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await store.get(chave)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** Pictures within the text itself. */
async function dentroDe({ midias }: Reunidas, store: FileStore): Promise<ArquivoDentro[]> {
  const made: ArquivoDentro[] = []
  for (const { caminho, midia } of midias)
    made.push({ caminho, base64: (await bytesOf(store, midia)).toString('base64') })
  return made
}

function* entriesOf(
  textos: ReadonlyMap<string, string>,
  caminhos: readonly string[],
  { midias }: Reunidas,
  store: FileStore,
): Generator<ZipEntry> {
  for (const [name, texto] of textos) yield { name, content: Buffer.from(texto) }
  for (const { caminho, midia } of midias)
    if (caminhos.includes(caminho)) yield { name: caminho, content: () => store.get(midia.chave) }
}

/** null: none of them fits the format. */
async function paraPapel(
  reunidas: Reunidas,
  { formato, gabarito }: Pedido,
  { store, instituicao, language }: Place,
): Promise<Buffer | null> {
  const questoes = reunidas.questoes.filter((one) => impedimento(one) === undefined)
  if (questoes.length === 0) return null
  const grupos = montarPapel(questoes, { gabarito, formas: reunidas.formas })
  const imagens = await imagensDe(reunidas, store)
  const make = formato === 'pdf' ? papelPdf : papelDocx
  return make({ grupos, gabarito, instituicao, language, imagens })
}

async function paraPlanilha(
  { questoes, bagagem }: Reunidas,
  { gabarito }: Pedido,
  { language }: Place,
): Promise<Buffer | null> {
  const linhas = questoes
    .filter((one) => impedimento(one) === undefined)
    .map((one) => linhaDe(one, { gabarito, codigo: chaveDaQuestao(bagagem.banco, one.id) }))
    .filter(({ fica }) => fica === null)
  if (linhas.length === 0) return null
  return writeXlsx({ nome: say(levarTexts, language).folha, ...folhaDe(linhas) })
}

async function paraPrograma(
  reunidas: Reunidas,
  pedido: DePrograma,
  { store, now }: Place,
): Promise<Feito['content'] | null> {
  const { formato } = pedido
  const { itens } = levar(reunidas.questoes, bagagemDe(reunidas.bagagem, pedido), {
    soltos: formato.startsWith('qti'),
  })
  const dentro = formato === 'moodle_xml' ? await dentroDe(reunidas, store) : []
  const { texto, midias, perdas } = escrever(itens, dentro, pedido)
  const left = perdas.filter(({ campo }) => campo === 'pede').length
  if (left === itens.length) return null
  return typeof texto === 'string'
    ? Buffer.from(texto)
    : zipOf(entriesOf(texto, midias, reunidas, store), now)
}

/** null: none of them fits the format. */
export async function printQuestoes(
  reunidas: Reunidas,
  { formato, gabarito }: Pedido,
  place: Place,
): Promise<Feito | null> {
  const content = doPapel(formato)
    ? await paraPapel(reunidas, { formato, gabarito }, place)
    : dePrograma(formato)
      ? await paraPrograma(reunidas, { formato, gabarito }, place)
      : await paraPlanilha(reunidas, { formato, gabarito }, place)
  if (!content) return null
  const { language, now } = place
  const { extensao, tipo } = KINDS[formato]
  const t = say(levarTexts, language)
  const which = !dePrograma(formato) ? `${gabarito ? t.comGabarito : t.semGabaritoNome}-` : ''
  return { nome: `${t.arquivo}-${which}${dayAt(now)}${extensao}`, extensao, tipo, content }
}
