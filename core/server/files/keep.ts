/** Files of a request go into the store before its transaction begins: it never waits for the disk or the network. */
import { sql } from 'kysely'
import type { Database, Tx } from '../database.ts'
import { storeAway } from './fileStore.ts'
import { newFileKey } from './key.ts'
import type { ReceivedFile } from './received.ts'
import type { FileStore } from './store.ts'

export interface StoredFiles {
  files: readonly ReceivedFile[]
  /** Takes out of the store what no transaction claimed. */
  letGo(): Promise<void>
}

/** What nobody claimed within this goes with the hourly sweep: no request takes as long. */
const UNCLAIMED_MS = 3_600_000

const anyOf = (chaves: readonly string[]) => sql<string>`any(${[...chaves]}::text[])`

/**
 * Stores the files of a request. Their keys are entered first as bytes to be removed, in a transaction of its own: if
 * the process dies, or the request's transaction fails, the sweep finds them. `claimBytes` strikes them off that list.
 * Failures: 507 `sem_espaco`, 503 `arquivos_indisponiveis`; nothing is left then.
 */
export async function storeFiles(
  { database, store }: { database: Database; store: FileStore },
  tenantId: number,
  files: readonly ReceivedFile[],
): Promise<StoredFiles> {
  const keys = files.map(({ isImage }) => ({
    chave: newFileKey(tenantId),
    small: isImage ? newFileKey(tenantId) : null,
  }))
  const chaves = keys.flatMap(({ chave, small }) => (small ? [chave, small] : [chave]))
  if (chaves.length === 0) return { files: [], letGo: async () => {} }
  await database.asTenant(tenantId, (tx) => reserveBytes(tx, chaves, UNCLAIMED_MS))
  const letGo = () => removeUnclaimed(database, store, tenantId, chaves)
  try {
    const stored: ReceivedFile[] = []
    // One after the other: each small twin is drawn in memory. At most five come with a request.
    for (const [i, file] of files.entries()) {
      const { chave, small } = keys[i] as (typeof keys)[number]
      const twin = small && (await file.thumbnail())
      await store.put(chave, file.open(), { contentType: file.tipo })
      if (small && twin) await store.put(small, twin, { contentType: 'image/webp' })
      stored.push({ ...file, stored: { chave, miniatura: twin ? small : null } })
    }
    return { files: stored, letGo }
  } catch (error) {
    // What can't be taken out now goes with the sweep.
    await letGo().catch(() => {})
    throw error
  }
}

/** Lists bytes that are about to be stored: what nobody claims within `ms` goes with the sweep. */
export async function reserveBytes(tx: Tx, chaves: readonly string[], ms: number): Promise<void> {
  const a_partir = new Date(Date.now() + ms)
  await tx
    .insertInto('arquivo_removido')
    .values(chaves.map((chave) => ({ chave, a_partir })))
    .execute()
}

/** Makes stored bytes the transaction's own: they stay if it commits. @throws 503 when the sweep was faster */
export async function claimBytes(tx: Tx, chaves: readonly string[]): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('arquivo_removido')
    .where('chave', '=', anyOf(chaves))
    .executeTakeFirstOrThrow()
  if (Number(numDeletedRows) !== chaves.length) throw storeAway(new Error('stored files were swept away'))
}

/** A commit whose answer was lost on the way claimed its files all the same: only what is still listed goes. */
const removeUnclaimed = (
  database: Database,
  store: FileStore,
  tenantId: number,
  chaves: readonly string[],
): Promise<void> =>
  database.asTenant(tenantId, async (tx) => {
    const listed = await tx
      .selectFrom('arquivo_removido')
      .select('chave')
      .where('chave', '=', anyOf(chaves))
      .forUpdate()
      .execute()
    for (const { chave } of listed) await store.remove(chave)
    await tx
      .deleteFrom('arquivo_removido')
      .where('chave', '=', anyOf(listed.map(({ chave }) => chave)))
      .execute()
  })
