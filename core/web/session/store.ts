/** The accounts of this device in local storage, shared by all tabs of the origin. */
import { useSyncExternalStore } from 'react'
import { browserStorage, readJson, type SafeStorage } from '../device/storage.ts'
import {
  parseRecords,
  recoverCurrent,
  reduceSessao,
  type SessaoAction,
  type SessaoDetails,
  type SessaoRecord,
  type SessaoState,
} from './reducer.ts'

export const SESSIONS_KEY = 'sessions'
export const CURRENT_SESSION_KEY = 'currentSession'

/** Names and photos are written together after this delay (section 9); tokens and markers are written at once. */
export const SESSION_STORAGE_DELAY = 500

export interface SessaoSnapshot extends SessaoState {
  /** The recovered current session: the record in use, or null when nobody is signed in. */
  sessao: SessaoRecord | null
}

export interface SessionStore {
  get: () => SessaoSnapshot
  subscribe: (listener: () => void) => () => void
  create: (record: SessaoRecord) => void
  end: (usuario: string) => void
  remove: (usuario: string) => void
  delete: (usuario: string) => void
  /** Makes another stored account current. False when it is not stored or signed out: ask for its password. */
  switchTo: (usuario: string) => boolean
  /** For a refused token: ends the session only if its token is still that one. */
  expire: (refused: Pick<SessaoRecord, 'usuario' | 'token'>) => void
  describe: (usuario: string, details: SessaoDetails) => void
  /** Writes what waits and stops listening to the other tabs. */
  close: () => void
}

export function createSessionStore(storage: SafeStorage, page?: Window): SessionStore {
  const listeners = new Set<() => void>()
  let snapshot = snapshotOf(load(storage))
  // With storage blocked or full the session lives in memory, for as long as the tab does.
  let kept = true
  let waiting: SessaoAction[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (state: SessaoState) => {
    const next = snapshotOf(state)
    if (JSON.stringify(next) === JSON.stringify(snapshot)) return
    snapshot = next
    for (const listener of listeners) listener()
  }

  const stored = () => (kept ? load(storage) : snapshot)

  // Each write starts from what is stored, so a tab never undoes what another tab did meanwhile.
  const write = (...actions: SessaoAction[]) => {
    const state = [...waiting, ...actions].reduce(reduceSessao, stored())
    waiting = []
    clearTimeout(timer)
    kept = save(storage, state)
    show(state)
  }
  const flush = () => {
    if (waiting.length > 0) write()
  }
  const seen = (event: StorageEvent) => {
    if (event.key !== null && event.key !== SESSIONS_KEY && event.key !== CURRENT_SESSION_KEY) return
    kept = true
    show(waiting.reduce(reduceSessao, load(storage)))
  }

  page?.addEventListener('storage', seen)
  page?.addEventListener('pagehide', flush)

  return {
    get: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    create: (record) => write({ type: 'create', record }),
    end: (usuario) => write({ type: 'end', usuario }),
    remove: (usuario) => write({ type: 'remove', usuario }),
    delete: (usuario) => write({ type: 'delete', usuario }),
    switchTo: (usuario) => {
      const record = stored().records.find((one) => one.usuario === usuario)
      if (!record?.token) return false
      write({ type: 'create', record })
      return true
    },
    expire: ({ usuario, token }) => write({ type: 'expire', usuario, token }),
    describe: (usuario, details) => {
      waiting.push({ type: 'describe', usuario, details })
      show(reduceSessao(snapshot, { type: 'describe', usuario, details }))
      clearTimeout(timer)
      timer = setTimeout(flush, SESSION_STORAGE_DELAY)
    },
    close: () => {
      flush()
      page?.removeEventListener('storage', seen)
      page?.removeEventListener('pagehide', flush)
    },
  }
}

const snapshotOf = (state: SessaoState): SessaoSnapshot => ({ ...state, sessao: recoverCurrent(state) })

const load = (storage: SafeStorage): SessaoState => ({
  records: parseRecords(readJson(storage, SESSIONS_KEY)),
  current: storage.read(CURRENT_SESSION_KEY) || null,
})

function save(storage: SafeStorage, { records, current }: SessaoState): boolean {
  if (current === null) storage.remove(CURRENT_SESSION_KEY)
  else if (!storage.write(CURRENT_SESSION_KEY, current)) return false
  return storage.write(SESSIONS_KEY, JSON.stringify(records))
}

export const sessionStore = createSessionStore(browserStorage, globalThis.window)

/** The accounts of this device; `sessao` is the one in use. */
export const useSession = (store: SessionStore = sessionStore): SessaoSnapshot =>
  useSyncExternalStore(store.subscribe, store.get, store.get)
