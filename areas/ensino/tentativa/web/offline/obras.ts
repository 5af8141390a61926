/** What was recorded, drawn or chosen on an open screen and is not handed in: on this device, until it is (0051). */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { mayKeep } from '../player/conta.ts'
import type { Obra } from '../telas/obra.ts'

/** Files as every browser keeps them: a `File` itself comes back from Safari without its name. */
interface Row {
  conta: string
  em: number
  texto: string
  tracos?: Obra['tracos']
  arquivos: readonly { nome: string; tipo: string; bytes: ArrayBuffer }[]
}
interface Schema extends DBSchema {
  obra: { key: string; value: Row; indexes: { conta: string } }
}

/** Of one account on one device: twice what a lesson takes. */
export const MOST_BYTES = 50 * 1024 * 1024
/** Nobody goes on with what is older. */
const DAYS = 30
const DAY_MS = 86_400_000

/** Whose it is; undefined: nobody's, such as an author's trial, which is not kept. */
const contaOf = (chave: string): string | undefined => /^([^:]*:\d+):/.exec(chave)?.[1]
const keyOf = (chave: string, tela: number): string => `${chave}:${tela}`
const sizeOf = ({ arquivos }: Row): number => arquivos.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)

/** For whoever closes it again. */
export const openObras = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('obra', 1, {
    upgrade: (db) => void db.createObjectStore('obra').createIndex('conta', 'conta'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  })

async function using<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openObras()
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

/** Null where there is none. Rejects where the browser lends no storage. */
export const readObra = (chave: string, tela: number): Promise<Obra | null> =>
  using(async (db) => {
    const row = await db.get('obra', keyOf(chave, tela))
    if (!row || row.em < Date.now() - DAYS * DAY_MS) return null
    const arquivos = row.arquivos.map(({ nome, tipo, bytes }) => new File([bytes], nome, { type: tipo }))
    return { arquivos, texto: row.texto, ...(row.tracos && { tracos: row.tracos }) }
  })

/** Rejects, and keeps what was there before, where there is no room. */
export async function writeObra(
  chave: string,
  tela: number,
  { arquivos, texto, tracos }: Obra,
): Promise<void> {
  const conta = contaOf(chave)
  if (!conta) return
  const row: Row = {
    conta,
    em: Date.now(),
    texto,
    ...(tracos && { tracos }),
    arquivos: await Promise.all(
      arquivos.map(async (one) => ({ nome: one.name, tipo: one.type, bytes: await one.arrayBuffer() })),
    ),
  }
  await using(async (db) => {
    const tx = db.transaction('obra', 'readwrite', { durability: 'strict' })
    const key = keyOf(chave, tela)
    let total = sizeOf(row)
    for (let at = await tx.store.index('conta').openCursor(conta); at; at = await at.continue()) {
      if (at.primaryKey === key) continue
      if (at.value.em < Date.now() - DAYS * DAY_MS) await at.delete()
      else total += sizeOf(at.value)
    }
    if (total > MOST_BYTES) throw new DOMException('Too much is kept already.', 'QuotaExceededError')
    // Asked inside the transaction: it comes after that of another tab in which the account has left.
    if (mayKeep(chave)) await tx.store.put(row, key)
    await tx.done
  })
}

export const dropObra = (chave: string, tela: number): Promise<void> =>
  using((db) => db.delete('obra', keyOf(chave, tela)))
