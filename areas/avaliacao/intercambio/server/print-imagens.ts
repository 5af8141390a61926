/** Pictures of questions as pages show them: drawn again as JPEG on white, of the size that paper needs. */
import { buffer } from 'node:stream/consumers'
import { imageToPrint } from '../../../../core/server/files/images.ts'
import type { FileStore } from '../../../../core/server/files/store.ts'
import type { Reunidas } from './find-levar.ts'

export interface Imagem {
  /** JPEG. */
  bytes: Buffer
  largura: number
  altura: number
}

/** Pixels across a column of text: 200 per inch. */
const ACROSS = 1_240

/** By their number. One that can not be read is left out: its words stand there. */
export async function imagensDe({ midias }: Reunidas, store: FileStore): Promise<Map<number, Imagem>> {
  const made = new Map<number, Imagem>()
  for (const { midia } of midias) {
    if (midia.tipo !== 'imagem') continue
    const drawn = await store
      .get(midia.chave)
      .then(buffer)
      .then((bytes) => imageToPrint(bytes, ACROSS))
      .catch(() => null)
    if (drawn)
      made.set(midia.id, { bytes: Buffer.from(drawn.data), largura: drawn.width, altura: drawn.height })
  }
  return made
}
