/** The accounts of this device in local storage, shared by all tabs of the origin. */
import { useSyncExternalStore } from 'react'
import { browserStorage, readJson, type SafeStorage } from '../device/storage.ts'
import { leavingAfter, parseSaidas, type Saida } from './leaving.ts'
import {
  isOpen,
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
/** Beside them, so that a record that is gone still leaves its key until its work is closed. */
export const LEAVING_KEY = 'leavingSessions'

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
  /** `descarta`: the person leaves without what is not sent. */
  end: (usuario: string, descarta?: boolean) => void
  remove: (usuario: string) => void
  delete: (usuario: string) => void
  /** Makes another stored account current. False when it is not stored or signed out: ask for its password. */
  switchTo: (usuario: string) => boolean
  /** For a refused token: ends the session only if its token is still that one. */
  expire: (refused: Pick<SessaoRecord, 'usuario' | 'token'>) => void
  describe: (usuario: string, details: SessaoDetails) => void
  /** What the server gave to close things with; nothing for an account that is not open. */
  key: (usuario: string, chave: string) => void
  /** Accounts that left and whose work is not known to be closed. */
  saidas: () => readonly Saida[]
  /** Nothing of the account lies open any more. */
  left: (usuario: string) => void
  /** Whether something may be kept for the account: not once this tab has seen it leave, nor through another's eyes. */
  mayKeep: (usuario: string) => boolean
  /** Writes what waits and stops listening to the other tabs. */
  close: () => void
}

export function createSessionStore(storage: SafeStorage, page?: Window): SessionStore {
  const listeners = new Set<() => void>()
  toList(storage)
  let snapshot = snapshotOf(load(storage))
  // With storage blocked or full the session lives in memory, for as long as the tab does.
  let kept = true
  let waiting: SessaoAction[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let leaving = loadSaidas(storage)
  const seen = new Set<string>()
  const look = ({ records }: SessaoState) => {
    for (const { usuario, token } of records) if (token !== null) seen.add(usuario)
  }
  look(snapshot)

  const show = (state: SessaoState) => {
    const next = snapshotOf(state)
    if (JSON.stringify(next) === JSON.stringify(snapshot)) return
    snapshot = next
    look(next)
    for (const listener of listeners) listener()
  }

  const stored = () => (kept ? load(storage) : snapshot)

  // Each write starts from what is stored, so a tab never undoes what another tab did meanwhile.
  const write = (actions: readonly SessaoAction[], descarta = false) => {
    const before = stored()
    const state = [...waiting, ...actions].reduce(reduceSessao, before)
    waiting = []
    clearTimeout(timer)
    // First who leaves: a tab that dies between the two is finished by the next one.
    putSaidas(
      leavingAfter(saidas(), before, state, descarta).filter(({ usuario }) => !isKeyed(state, usuario)),
    )
    kept = save(storage, state)
    show(state)
  }
  const saidas = () => (kept ? loadSaidas(storage) : leaving)
  const putSaidas = (next: readonly Saida[]) => {
    if (JSON.stringify(next) === JSON.stringify(saidas())) return
    leaving = next
    if (next.length === 0) storage.remove(LEAVING_KEY)
    else storage.write(LEAVING_KEY, JSON.stringify(next))
  }
  const flush = () => {
    if (waiting.length > 0) write([])
  }
  const heard = (event: StorageEvent) => {
    if (event.key !== null && event.key !== SESSIONS_KEY && event.key !== CURRENT_SESSION_KEY) return
    kept = true
    show(waiting.reduce(reduceSessao, load(storage)))
  }

  page?.addEventListener('storage', heard)
  page?.addEventListener('pagehide', flush)

  return {
    get: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    create: (record) => write([{ type: 'create', record }]),
    end: (usuario, descarta) => write([{ type: 'end', usuario }], descarta),
    remove: (usuario) => write([{ type: 'remove', usuario }]),
    delete: (usuario) => write([{ type: 'delete', usuario }]),
    switchTo: (usuario) => {
      const record = stored().records.find((one) => one.usuario === usuario)
      if (!record?.token) return false
      write([{ type: 'create', record }])
      return true
    },
    expire: ({ usuario, token }) => write([{ type: 'expire', usuario, token }]),
    describe: (usuario, details) => {
      waiting.push({ type: 'describe', usuario, details })
      show(reduceSessao(snapshot, { type: 'describe', usuario, details }))
      clearTimeout(timer)
      timer = setTimeout(flush, SESSION_STORAGE_DELAY)
    },
    key: (usuario, chave) => write([{ type: 'key', usuario, chave }]),
    saidas,
    left: (usuario) => putSaidas(saidas().filter((one) => one.usuario !== usuario)),
    mayKeep: (usuario) => {
      const state = stored()
      if (state.records.some((one) => one.usuario === usuario && one.volta !== undefined)) return false
      return isOpen(state, usuario) || !seen.has(usuario)
    },
    close: () => {
      flush()
      page?.removeEventListener('storage', heard)
      page?.removeEventListener('pagehide', flush)
    },
  }
}

const snapshotOf = (state: SessaoState): SessaoSnapshot => ({ ...state, sessao: recoverCurrent(state) })

const load = (storage: SafeStorage): SessaoState => ({
  records: parseRecords(readJson(storage, SESSIONS_KEY)),
  current: storage.read(CURRENT_SESSION_KEY) || null,
})

/** What a legacy page left, a single object, is stored as a list from now on (section 4). */
function toList(storage: SafeStorage): void {
  const stored = readJson(storage, SESSIONS_KEY)
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return
  storage.write(SESSIONS_KEY, JSON.stringify(parseRecords(stored)))
}

const loadSaidas = (storage: SafeStorage) => parseSaidas(readJson(storage, LEAVING_KEY))

/** Open, and with the key that opens what it left here. */
const isKeyed = (state: SessaoState, usuario: string): boolean =>
  isOpen(state, usuario) && state.records.some((one) => one.usuario === usuario && one.chave !== undefined)

function save(storage: SafeStorage, { records, current }: SessaoState): boolean {
  if (current === null) storage.remove(CURRENT_SESSION_KEY)
  else if (!storage.write(CURRENT_SESSION_KEY, current)) return false
  return storage.write(SESSIONS_KEY, JSON.stringify(records))
}

export const sessionStore = createSessionStore(browserStorage, globalThis.window)

/** The accounts of this device; `sessao` is the one in use. */
export const useSession = (store: SessionStore = sessionStore): SessaoSnapshot =>
  useSyncExternalStore(store.subscribe, store.get, store.get)
