/** What other areas do with files: keep what came with a request, give it an address, let it go. */
import type { Readable } from 'node:stream'
import type { Context } from '../../../core/server/context.ts'
import type { Tx } from '../../../core/server/database.ts'
import { newFileKey } from '../../../core/server/files/key.ts'
import type { ReceivedFile } from '../../../core/server/files/multipart.ts'
import { enqueue } from '../../../core/server/jobs.ts'
import * as queries from './queries.ts'

export { fileUrl } from './address.ts'

type Keeping = Pick<Context, 'tx' | 'actor' | 'now' | 'services' | 'brand' | 'afterRollback'>

/**
 * Keeps the files of a request under random names and returns their ids, in order. Pictures get a small twin.
 * What the transaction does not commit is taken out of the store again.
 */
export async function saveFiles(context: Keeping, files: readonly ReceivedFile[]): Promise<number[]> {
  const ids: number[] = []
  // One after the other: each small twin is drawn in memory. At most five come with a request.
  for (const file of files) ids.push(await saveFile(context, file))
  return ids
}

async function saveFile(context: Keeping, file: ReceivedFile): Promise<number> {
  const small = await file.thumbnail()
  const kept = await put(context, file.open(), file.tipo)
  const { id } = await queries.insertArquivo(context.tx, {
    ...kept,
    nome: file.nome,
    extensao: file.extensao,
    tipo: file.tipo,
    miniatura: small && (await put(context, small, 'image/webp')).chave,
    usuario_id: context.actor.id,
  })
  return id
}

/** Stores bytes under a fresh name, and undoes that if the transaction does not commit. */
async function put(
  { services, brand, afterRollback }: Keeping,
  source: Readable | Uint8Array,
  contentType: string,
) {
  const chave = newFileKey(brand.ownerId)
  afterRollback(() => services.store.remove(chave))
  return { chave, ...(await services.store.put(chave, source, { contentType })) }
}

export const REMOVE_BYTES = 'arquivo.removeBytes'

/** Lets files go: their rows now, their bytes by a job once the transaction has committed. */
export async function removeFiles(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await queries.removeArquivos(tx, ids)
  await enqueue(tx, REMOVE_BYTES, {}, { key: REMOVE_BYTES })
}
