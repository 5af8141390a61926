/** A file that arrived and passed inspection, ready for a handler: pictures drawn again, the rest as it came. */
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeThumbnail, sanitizeImage } from './images.ts'
import { type Measured, measure } from './measure.ts'
import { invalidFile } from './refusals.ts'

export interface ReceivedFile {
  /** The name of the form's field. */
  campo: string
  /** Cleaned, 1 to 150 characters. */
  nome: string
  /** Lower case, with the dot. */
  extensao: string
  /** The content type of the extension; what the sender declared is ignored. */
  tipo: string
  /** Size and hash of what `open()` gives: of a picture, those of the cleaned one. */
  bytes: number
  sha256: string
  isImage: boolean
  /** Where its bytes lie in the store, under keys that no row names yet; null: nowhere (`FileRule.passing`). */
  stored: { chave: string; miniatura: string | null } | null
  /** The content, as often as wanted, until `dispose()`. */
  open(): Readable
  /** A WebP of at most 640 pixels a side; null for what is no picture, and for .bmp. */
  thumbnail(): Promise<Buffer | null>
}

export interface Arrived extends Measured {
  campo: string
  nome: string
  extensao: string
  tipo: string
  isImage: boolean
  /** Where it waits. */
  place: string
}

/** Draws pictures again; everything else stays as it came. */
export async function finish(arrived: Arrived): Promise<ReceivedFile> {
  const { place, nome, extensao, isImage } = arrived
  const drawn = isImage && extensao !== '.bmp'
  const clean = drawn ? await drawAgain(place, { nome, extensao }) : arrived
  return {
    campo: arrived.campo,
    nome,
    extensao,
    tipo: arrived.tipo,
    bytes: clean.bytes,
    sha256: clean.sha256,
    isImage,
    stored: null,
    open: () => createReadStream(clean.place),
    thumbnail: async () => (drawn ? (await makeThumbnail(clean.place)).data : null),
  }
}

async function drawAgain(place: string, { nome, extensao }: { nome: string; extensao: string }) {
  const drawn = await sanitizeImage(place, extensao).catch((cause: unknown) => {
    throw Object.assign(invalidFile(nome, 'damaged'), { cause })
  })
  const clean = `${place}-limpo`
  const { through, result } = measure()
  await pipeline(Readable.from([drawn.data]), through, createWriteStream(clean, { flags: 'wx', mode: 0o600 }))
  await rm(place)
  return { place: clean, ...result() }
}
