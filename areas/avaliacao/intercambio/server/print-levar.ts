/** Makes a file of questions in the format that is asked for, with the pictures that they show. */
import { dayAt } from '../../../../core/contract/time.ts'
import type { FileStore } from '../../../../core/server/files/store.ts'
import { type ZipEntry, zipOf } from '../../../../core/server/files/zip-writer.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import type { Pronta } from '../../../ensino/midia/server/public-uso.ts'
import { levar } from '../rules-levar.ts'
import { escrever } from '../rules-levar-escrever.ts'
import type { ArquivoDentro } from '../shapes-item.ts'
import type { FormatoEscrito } from '../shapes-levar.ts'
import { levarTexts } from '../texts-levar.ts'
import { bagagemDe, type Pedido, type Reunidas } from './find-levar.ts'

const KINDS: Readonly<Record<FormatoEscrito, { extensao: string; tipo: string }>> = {
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
export async function printQuestoes(
  reunidas: Reunidas,
  pedido: Pedido,
  { store, language, now }: Place,
): Promise<Feito | null> {
  const { formato } = pedido
  const { itens } = levar(reunidas.questoes, bagagemDe(reunidas.bagagem, pedido), {
    soltos: formato.startsWith('qti'),
  })
  const dentro = formato === 'moodle_xml' ? await dentroDe(reunidas, store) : []
  const { texto, midias, perdas } = escrever(itens, dentro, pedido)
  const left = perdas.filter(({ campo }) => campo === 'pede').length
  if (left === itens.length) return null
  const { extensao, tipo } = KINDS[formato]
  const nome = `${say(levarTexts, language).arquivo}-${dayAt(now)}${extensao}`
  const content =
    typeof texto === 'string' ? Buffer.from(texto) : zipOf(entriesOf(texto, midias, reunidas, store), now)
  return { nome, extensao, tipo, content }
}
