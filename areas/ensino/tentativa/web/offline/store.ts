/** The queues of this browser in IndexedDB: one database, each account's records and state apart. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { sessionStore } from '../../../../../core/web/session/store.ts'
import type { Registro } from '../../fila/shapes.ts'
import { type Conta, ESTADO_INICIAL, type Estado, type FilaStore } from '../../fila/store.ts'

interface Schema extends DBSchema {
  registro: {
    key: number
    value: { conta: string; uuid: string; registro: Registro; rejeitado?: Rejeitado }
    indexes: { conta: string; uuid: string }
  }
  conta: { key: string; value: Estado }
}
type Rejeitado = NonNullable<Awaited<ReturnType<FilaStore['items']>>[number]['rejeitado']>

export const nameOf = ({ tenant, usuario }: Conta): string => `${tenant}:${usuario}`

/** Not at all on disk yet counts as not kept: a tablet that runs out of battery is the usual day. */
const DURABLE = { durability: 'strict' } as const

const open = (name: string, gone: () => void = () => {}): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, 1, {
    upgrade(db) {
      const registros = db.createObjectStore('registro', { autoIncrement: true })
      registros.createIndex('conta', 'conta')
      registros.createIndex('uuid', 'uuid', { unique: true })
      db.createObjectStore('conta')
    },
    // A newer page waits for the older one to let go; Safari takes connections away by itself.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase | null)?.close()
      gone()
    },
    terminated: gone,
  })

/** All accounts' at once, for whoever closes it again. */
export const openFila = () => open('fila')

/** Each call rejects where the browser lends no storage; nothing is then kept. */
export function browserStore(conta: Conta, database = 'fila'): FilaStore {
  const key = nameOf(conta)
  // Asked inside the transaction: it comes after that of another tab in which the account has left.
  const mayKeep = () => sessionStore.mayKeep(String(conta.usuario))
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const db = (): Promise<IDBPDatabase<Schema>> => {
    const forget = () => {
      opened = undefined
    }
    opened ??= open(database, forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }
  return {
    items: async () =>
      (await (await db()).getAllFromIndex('registro', 'conta', key)).map(({ registro, rejeitado }) => ({
        registro,
        rejeitado,
      })),
    estado: async () => (await (await db()).get('conta', key)) ?? ESTADO_INICIAL,
    async append(make) {
      const tx = (await db()).transaction(['registro', 'conta'], 'readwrite', DURABLE)
      const estado = (await tx.objectStore('conta').get(key)) ?? ESTADO_INICIAL
      if (!mayKeep()) throw new DOMException('The account has left this device.', 'InvalidStateError')
      const { registro, hash } = make(estado.hash)
      await Promise.all([
        tx.objectStore('registro').add({ conta: key, uuid: registro.uuid, registro }),
        tx.objectStore('conta').put({ ...estado, hash }, key),
        tx.done,
      ])
      return registro
    },
    async apply({ remove = [], rejeita = [], estado = {} }) {
      const tx = (await db()).transaction(['registro', 'conta'], 'readwrite', DURABLE)
      const registros = tx.objectStore('registro')
      for (const uuid of remove) {
        const at = await registros.index('uuid').getKey(uuid)
        if (at !== undefined) await registros.delete(at)
      }
      for (const { uuid, ...rejeitado } of rejeita) {
        const at = await registros.index('uuid').getKey(uuid)
        const kept = at !== undefined && (await registros.get(at))
        if (kept) await registros.put({ ...kept, rejeitado }, at)
      }
      const before = (await tx.objectStore('conta').get(key)) ?? ESTADO_INICIAL
      if (mayKeep()) await tx.objectStore('conta').put({ ...before, ...estado }, key)
      await tx.done
    },
  }
}
