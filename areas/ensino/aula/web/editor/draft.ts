/** What was written and not saved yet, kept in IndexedDB per person, lesson and tab (H-05, 'local draft'). */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { sessionStore } from '../../../../../core/web/session/store.ts'
import type { Edicao, Servidor } from './sync.ts'

export interface Rascunho<F> {
  /** The tab that wrote it. */
  aba: string
  edicao: Edicao<F>
  /** What the server held when it was written: what others changed since is told from it. */
  servidor: Servidor<F>
  /** Milliseconds since 1970. */
  em: number
}

interface Schema extends DBSchema {
  rascunho: { key: string; value: Rascunho<unknown> }
}

/** Drafts older than this many days are dropped when others are opened. */
export const KEPT_MS = 30 * 86_400_000

let opened: Promise<IDBPDatabase<Schema>> | undefined

const database = () => {
  opened ??= openDB<Schema>('turmalina-aula', 1, {
    upgrade: (db) => void db.createObjectStore('rascunho'),
  })
  return opened
}

/** Drafts of before there was one a tab have an empty name. */
const keyOf = (usuario: number, aula: number, aba: string) => `${usuario}:${aula}${aba && `:${aba}`}`

/** Blocked storage, as in a private window, keeps no drafts: the server still saves. */
const tried = <T>(work: Promise<T>, otherwise: T): Promise<T> => work.catch(() => otherwise)

/** Of all tabs, the newest first. */
export const readRascunhos = <F>(usuario: number, aula: number): Promise<Rascunho<F>[]> =>
  tried(
    database().then(async (db) => {
      const start = `${keyOf(usuario, aula, '')}:`
      const range = IDBKeyRange.bound(start, `${start}\uffff`)
      const kept = (await db.getAll('rascunho', range)) as Rascunho<F>[]
      const before = (await db.get('rascunho', keyOf(usuario, aula, ''))) as Rascunho<F> | undefined
      if (before) kept.push({ ...before, aba: '' })
      return kept.sort((a, b) => b.em - a.em)
    }),
    [],
  )

export const writeRascunho = <F>(usuario: number, aula: number, rascunho: Rascunho<F>): Promise<boolean> =>
  tried(
    database().then(async (db) => {
      const { store, done } = db.transaction('rascunho', 'readwrite')
      const key = keyOf(usuario, aula, rascunho.aba)
      // Asked inside the transaction: it comes after that of another tab in which the account has left.
      await store.count(key)
      const may = sessionStore.mayKeep(String(usuario))
      if (may) await store.put(rascunho, key)
      await done
      return may
    }),
    false,
  )

export const dropRascunho = (usuario: number, aula: number, aba: string): Promise<void> =>
  tried(
    database().then((db) => db.delete('rascunho', keyOf(usuario, aula, aba))),
    undefined,
  )

/** Forgets the drafts of this device that nobody came back to. */
export const dropOldRascunhos = (now: number): Promise<void> =>
  tried(
    database().then(async (db) => {
      const store = db.transaction('rascunho', 'readwrite').store
      for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue())
        if (now - cursor.value.em > KEPT_MS) await cursor.delete()
    }),
    undefined,
  )

/** All drafts of an account with their names; rejects where the device fails. */
export async function listOf(usuario: string): Promise<[string, Rascunho<unknown>][]> {
  const db = await database()
  const range = IDBKeyRange.bound(`${usuario}:`, `${usuario}:\uffff`)
  const { store, done } = db.transaction('rascunho')
  const [keys, drafts] = await Promise.all([store.getAllKeys(range), store.getAll(range), done])
  return drafts.map((draft, at) => [keys[at] ?? '', draft])
}

/** Deletes drafts by name and instant: what was written since stays. */
export async function dropAs(drafts: readonly (readonly [key: string, em: number])[]): Promise<void> {
  const { store, done } = (await database()).transaction('rascunho', 'readwrite')
  for (const [key, em] of drafts) if ((await store.get(key))?.em === em) await store.delete(key)
  await done
}

/** False when something else stands there. */
export async function putBack(key: string, draft: Rascunho<unknown>): Promise<boolean> {
  const { store, done } = (await database()).transaction('rascunho', 'readwrite')
  const there = await store.get(key)
  if (!there) await store.put(draft, key)
  await done
  return !there || there.em === draft.em
}
