/** A file that arrived and passed inspection, ready for a handler: pictures drawn again, the rest as it came. */
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Failure } from '../failure.ts'
import { tooHeavy, WorkerLostError } from '../untrusted/lost.ts'
import { cleanFile, makeThumbnail } from './images.ts'
import { type Measured, measureFile } from './measure.ts'
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
  /** Pixels of a picture that was drawn again; null for the rest. */
  tamanho: { largura: number; altura: number } | null
  /** Where its content waits, until `dispose()`. */
  place: string
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
  const { nome, extensao, isImage } = arrived
  const drawn = isImage && extensao !== '.bmp'
  const clean = drawn ? await drawAgain(arrived) : { ...arrived, tamanho: null }
  const { place, bytes, sha256, tamanho } = clean
  return {
    campo: arrived.campo,
    nome,
    extensao,
    tipo: arrived.tipo,
    bytes,
    sha256,
    isImage,
    tamanho,
    place,
    stored: null,
    open: () => createReadStream(place),
    thumbnail: async () => (drawn ? (await makeThumbnail(place).catch(refuse(nome))).data : null),
  }
}

/** What a picture that can't be drawn is refused with. @throws always */
const refuse = (nome: string) => (cause: unknown) => {
  if (cause instanceof Failure) throw cause
  if (cause instanceof WorkerLostError) throw tooHeavy(nome, cause)
  throw Object.assign(invalidFile(nome, 'damaged'), { cause })
}

async function drawAgain({ place, nome, extensao }: Arrived) {
  const clean = `${place}-limpo`
  const { width, height } = await cleanFile(place, extensao, clean).catch(refuse(nome))
  await rm(place)
  return { place: clean, tamanho: { largura: width, altura: height }, ...(await measureFile(clean)) }
}
