/** A package as one zip: its length is known before it is written, so that a download can go on in its middle. */
import { deflateRawSync } from 'node:zlib'
import type { FileStore } from '../../../../core/server/files/store.ts'
import { type ZipEntry, zipOf } from '../../../../core/server/files/zip-writer.ts'
import type { Conteudo, Parte } from './print.ts'

/** Fixed bytes of an entry: local header, line of the list; after a stream also its sizes. */
const LOCAL = 30
const LINE = 46
const SIZES = 16
const END = 22

const manifestOf = ({ manifesto }: Conteudo): Buffer => Buffer.from(JSON.stringify(manifesto))

const lengthOf = (name: string, content: Buffer | { bytes: number }): number =>
  LOCAL +
  LINE +
  2 * Buffer.byteLength(name) +
  (Buffer.isBuffer(content) ? deflateRawSync(content).length : content.bytes + SIZES)

/** Bytes of the whole. */
export const zipLength = (conteudo: Conteudo): number =>
  conteudo.partes.reduce(
    (sum, { caminho, bytes, content }) =>
      sum + lengthOf(caminho, Buffer.isBuffer(content) ? content : { bytes }),
    END + lengthOf('manifest.json', manifestOf(conteudo)),
  )

const entryOf = ({ caminho: name, content }: Parte, store: FileStore): ZipEntry => ({
  name,
  content: Buffer.isBuffer(content) ? content : () => store.get(content.chave),
})

/** The bytes from `start` to `end`, both included. */
export async function* zipRange(
  conteudo: Conteudo,
  store: FileStore,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Buffer> {
  const entries = [
    { name: 'manifest.json', content: manifestOf(conteudo) },
    ...conteudo.partes.map((parte) => entryOf(parte, store)),
  ]
  let at = 0
  for await (const chunk of zipOf(entries, new Date(conteudo.manifesto.gerado_em))) {
    const from = Math.max(0, start - at)
    const to = Math.min(chunk.length, end + 1 - at)
    if (from < to) yield chunk.subarray(from, to)
    at += chunk.length
    if (at > end) return
  }
}
