/** Where closed things lie until their account comes back: one database for all accounts of this browser. */
import { type DBSchema, type IDBPObjectStore, openDB } from 'idb'
import { COFRE } from './has-vault.ts'
import type { Fechado, Onde } from './seal.ts'

export interface Selado extends Onde, Fechado {
  /** Among those that were closed with it. */
  ordem: number
  /** Milliseconds since 1970 after which it goes; null: only once it was put back. */
  ate: number | null
}

export interface Cofre {
  /** Takes the place of what lies there. On disk when it resolves. */
  put: (selado: Selado) => Promise<void>
  /** In their order. */
  of: (conta: string) => Promise<readonly Selado[]>
  remove: (onde: Onde) => Promise<void>
  dropOld: (now: number) => Promise<void>
}

interface Schema extends DBSchema {
  fechado: { key: [conta: string, dono: string, lugar: string]; value: Selado }
}

type Loja = IDBPObjectStore<Schema, ['fechado'], 'fechado', 'readwrite'>

const keyOf = ({ conta, dono, lugar }: Onde): [string, string, string] => [conta, dono, lugar]

const open = () => openDB<Schema>(COFRE, 1, { upgrade: (made) => void made.createObjectStore(COFRE) })

/** What was closed is on disk before the open one is deleted. */
const DURABLE = { durability: 'strict' } as const

async function change(work: (store: Loja) => Promise<unknown>): Promise<void> {
  const db = await open()
  try {
    const tx = db.transaction(COFRE, 'readwrite', DURABLE)
    await Promise.all([work(tx.store), tx.done])
  } finally {
    db.close()
  }
}

export const browserCofre: Cofre = {
  put: (selado) => change((store) => store.put(selado, keyOf(selado))),
  remove: (onde) => change((store) => store.delete(keyOf(onde))),
  async of(conta) {
    const db = await open()
    const all = await db.getAll(COFRE, IDBKeyRange.bound([conta], [conta, []]))
    db.close()
    return all.sort((a, b) => a.ordem - b.ordem)
  },
  dropOld: (now) =>
    change(async (store) => {
      for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue())
        if (cursor.value.ate !== null && cursor.value.ate < now) await cursor.delete()
    }),
}
