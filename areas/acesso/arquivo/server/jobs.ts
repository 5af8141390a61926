/** Takes the bytes of removed files out of the store, once nothing can need them any more. */
import type { FileStore } from '../../../../core/server/files/store.ts'
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { REMOVE_BYTES } from './public.ts'
import { forgetRemovido, listRemovidos } from './queries.ts'

const AT_ONCE = 200

/** Repeats are harmless: what is gone from the store is forgotten, what is not stays in the queue. */
const removeBytes =
  (store: FileStore) =>
  async ({ tenantId, database }: Job<object>): Promise<void> => {
    const chaves = await database.asTenant(tenantId, (tx) => listRemovidos(tx, AT_ONCE))
    for (const { chave } of chaves) await store.remove(chave)
    await database.asTenant(tenantId, (tx) =>
      forgetRemovido(
        tx,
        chaves.map(({ chave }) => chave),
      ),
    )
  }

export const arquivoTasks = (store: FileStore): Tasks => ({
  [REMOVE_BYTES]: removeBytes(store),
})
