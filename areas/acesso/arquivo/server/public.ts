/** What other areas do with files: keep what came with a request, give it an address, let it go. */
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { claimBytes } from '../../../../core/server/files/keep.ts'
import type { ReceivedFile } from '../../../../core/server/files/multipart.ts'
import { enqueue } from '../../../../core/server/jobs.ts'
import * as queries from './queries.ts'

export { fileUrl } from './address.ts'
export { checkHost } from './address-download.ts'
export { forgetSenders, insertArquivos, keysToRemove } from './queries.ts'

type Keeping = Pick<Context, 'tx' | 'actor'>

/**
 * Keeps the files of a request, which lie in the store by now, and returns their ids, in order. What the transaction
 * does not commit is taken out of the store again.
 */
export async function saveFiles({ tx, actor }: Keeping, files: readonly ReceivedFile[]): Promise<number[]> {
  if (files.length === 0) return []
  const rows = files.map(({ nome, extensao, tipo, bytes, sha256, stored }) => {
    if (!stored) throw new TypeError('a file that only passes through has no bytes to keep')
    return { ...stored, nome, extensao, tipo, bytes, sha256, usuario_id: actor.id }
  })
  const chaves = rows.flatMap(({ chave, miniatura }) => (miniatura ? [chave, miniatura] : [chave]))
  await claimBytes(tx, chaves)
  return queries.insertArquivos(tx, rows)
}

/** Ends the serving of files at an instant, past or to come, even to who has their address; null: lifts it. */
export async function serveUntil(tx: Tx, ids: readonly number[], at: Date | null): Promise<void> {
  if (ids.length > 0) await queries.setServedUntil(tx, ids, at)
}

export const REMOVE_BYTES = 'arquivo.removeBytes'

/** Lets files go: their rows now, their bytes by a job once the transaction has committed. */
export async function removeFiles(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await queries.removeArquivos(tx, ids)
  await enqueue(tx, REMOVE_BYTES, {}, { key: REMOVE_BYTES })
}
