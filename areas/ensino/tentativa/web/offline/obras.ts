/** What was recorded, drawn or chosen on an open screen and is not handed in: on this device, until it is (decision 52). */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { uuid7 } from '../../fila/order.ts'
import { mayKeep } from '../player/conta.ts'
import type { Obra } from '../telas/obra.ts'
import { random } from './device.ts'

/** It was answered with, and follows its answer: of which attempt, and under which name the answer knows it. */
export interface Vai {
  obra: string
  /** 0: begun on the device, and known by its ticket alone. */
  tentativa: number
  bilhete: string
  aula: number
  turma: number | null
  vez: number | null
  tela: number
}

/** Files as every browser keeps them: a `File` itself comes back from Safari without its name. */
interface Row {
  conta: string
  em: number
  texto: string
  tracos?: Obra['tracos']
  arquivos: readonly { nome: string; tipo: string; bytes: ArrayBuffer }[]
  vai?: Vai
  /** Why the server did not take it, in its own words. */
  recusa?: string
}
interface Schema extends DBSchema {
  obra: { key: string; value: Row; indexes: { conta: string } }
}

/** A name for it. */
export const newObra = (): string => uuid7(Date.now(), random)

/** Of one account on one device: twice what a lesson takes. */
export const MOST_BYTES = 50 * 1024 * 1024
/** Nobody goes on with what is older; what was answered with waits as long as a term. */
const DAYS = { rascunho: 30, vai: 180 }
const DAY_MS = 86_400_000

/** Whose it is; undefined: nobody's, such as an author's trial, which is not kept. */
const contaOf = (chave: string): string | undefined => /^([^:]*:\d+):/.exec(chave)?.[1]
const keyOf = (chave: string, tela: number, { obra }: Partial<Vai> = {}): string =>
  [chave, tela, ...(obra ? [obra] : [])].join(':')
/** Those of a screen that were answered with. */
const following = (key: string): IDBKeyRange => IDBKeyRange.bound(`${key}:`, `${key}:\uffff`)
const sizeOf = ({ arquivos }: Row): number => arquivos.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
const isOld = ({ em, vai }: Row): boolean => em < Date.now() - (vai ? DAYS.vai : DAYS.rascunho) * DAY_MS

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

const obraOf = ({ arquivos, texto, tracos }: Row): Obra => ({
  arquivos: arquivos.map(({ nome, tipo, bytes }) => new File([bytes], nome, { type: tipo })),
  texto,
  ...(tracos && { tracos }),
})

/** What was made on a screen: whether it was answered with, and why the server did not take it. */
export interface Guardada {
  obra: Obra
  vai: boolean
  recusa?: string | undefined
}

/** Null where there is none. Rejects where the browser lends no storage. */
export const readObra = (chave: string, tela: number): Promise<Guardada | null> =>
  using(async (db) => {
    const key = keyOf(chave, tela)
    const row = (await db.get('obra', key)) ?? (await db.getAll('obra', following(key)))[0]
    if (!row || isOld(row)) return null
    return { obra: obraOf(row), vai: row.vai !== undefined, recusa: row.recusa }
  })

/** `vai`: it was answered with, and takes the place of what was made there before. Rejects, and changes nothing, where there is no room. */
export async function writeObra(
  chave: string,
  tela: number,
  { arquivos, texto, tracos }: Obra,
  vai?: Vai,
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
    ...(vai && { vai }),
  }
  await using(async (db) => {
    const tx = db.transaction('obra', 'readwrite', { durability: 'strict' })
    const before = keyOf(chave, tela)
    const replaced = (key: string) => key === before || (vai && key.startsWith(`${before}:`))
    let total = sizeOf(row)
    for (let at = await tx.store.index('conta').openCursor(conta); at; at = await at.continue()) {
      if (replaced(at.primaryKey)) continue
      if (isOld(at.value)) await at.delete()
      else total += sizeOf(at.value)
    }
    if (total > MOST_BYTES) throw new DOMException('Too much is kept already.', 'QuotaExceededError')
    // Asked inside the transaction: it comes after that of another tab in which the account has left.
    if (mayKeep(chave)) {
      await tx.store.delete(before)
      if (vai) await tx.store.delete(following(before))
      await tx.store.put(row, keyOf(chave, tela, vai))
    }
    await tx.done
  })
}

/** What was being made is nothing again. */
export const dropRascunho = (chave: string, tela: number): Promise<void> =>
  using((db) => db.delete('obra', keyOf(chave, tela)))

/** Also what was answered with: other work took its place. */
export const dropObra = (chave: string, tela: number): Promise<void> =>
  using(async (db) => {
    const { store, done } = db.transaction('obra', 'readwrite')
    const key = keyOf(chave, tela)
    await Promise.all([store.delete(key), store.delete(following(key)), done])
  })

/** What an account answered with and is not there yet. `conta` as the queue names it. */
export const listVao = (conta: string): Promise<{ key: string; vai: Vai; obra: Obra }[]> =>
  using(async (db) => {
    const found: { key: string; vai: Vai; obra: Obra }[] = []
    const index = db.transaction('obra').store.index('conta')
    for (let at = await index.openCursor(conta); at; at = await at.continue())
      if (at.value.vai) found.push({ key: at.primaryKey, vai: at.value.vai, obra: obraOf(at.value) })
    return found
  })

/** It is with the teacher, or can't be (`recusa`: why): then it is work that waits for the pupil again. */
export const settleObra = (key: string, recusa?: string): Promise<void> =>
  using(async (db) => {
    const { store, done } = db.transaction('obra', 'readwrite')
    const { vai, ...row } = (await store.get(key)) ?? {}
    await store.delete(key)
    const draft = vai && key.slice(0, -vai.obra.length - 1)
    if (recusa !== undefined && draft && !(await store.get(draft)))
      await store.put({ ...(row as Row), recusa }, draft)
    await done
  })
