/** The choices in local storage and on the page, the same in all tabs. */
import { useSyncExternalStore } from 'react'
import { browserStorage, readJson, type SafeStorage } from '../device/storage.ts'
import { type Fundo, fundoOf, type Preferences } from '../ui/preferences.ts'
import { applyToPage } from './apply.ts'
import {
  type KeptPreferences,
  type PreferencesAction,
  parsePreferences,
  reducePreferences,
} from './reducer.ts'

/** Local storage keys (section 9, and one for the colours); the script that runs before the first paint reads the same ones. */
export const PREFERENCE_KEYS = {
  idioma: 'authLanguage',
  contraste: 'contrast',
  esquema: 'scheme',
  tamanho: 'font',
  fonte: 'dyslexia',
} as const
const STAMP_KEY = 'preferencesStamp'

export interface PreferencesStore {
  get: () => KeptPreferences
  /** What the page stands on now: the device may wish something else at any hour. */
  fundo: () => Fundo
  subscribe: (listener: () => void) => () => void
  change: (change: Partial<Preferences>) => void
  /** Takes a whole copy with its date, as after a merge. */
  adopt: (kept: KeptPreferences) => void
  /** Whose choices the next ones are; null when nobody is signed in. */
  actAs: (usuario: string | null) => void
  close: () => void
}

export function createPreferencesStore(
  storage: SafeStorage,
  page?: Window,
  now: () => number = Date.now,
): PreferencesStore {
  const listeners = new Set<() => void>()
  let owner: string | null = null
  let state = load(storage)

  const device = page?.matchMedia('(prefers-color-scheme: dark)')
  const deviceIsDark = () => device?.matches ?? false
  const paint = () => {
    if (page) applyToPage(page.document.documentElement, state, deviceIsDark())
    for (const listener of [...listeners]) listener()
  }
  const show = (next: KeptPreferences) => {
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    paint()
  }
  const dispatch = (action: PreferencesAction) => {
    const next = reducePreferences(state, action)
    save(storage, next)
    show(next)
  }
  const seen = (event: StorageEvent) => {
    const ours: readonly (string | null)[] = [null, STAMP_KEY, ...Object.values(PREFERENCE_KEYS)]
    if (ours.includes(event.key)) show(load(storage))
  }

  paint()
  page?.addEventListener('storage', seen)
  device?.addEventListener('change', paint)
  return {
    get: () => state,
    fundo: () => fundoOf(state, deviceIsDark()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (change) => dispatch({ type: 'change', change, usuario: owner, now: now() }),
    adopt: (kept) => dispatch({ type: 'adopt', kept }),
    actAs: (usuario) => {
      owner = usuario
    },
    close: () => {
      page?.removeEventListener('storage', seen)
      device?.removeEventListener('change', paint)
    },
  }
}

function load(storage: SafeStorage): KeptPreferences {
  const read = (key: string) => storage.read(key)?.replaceAll('"', '').toLowerCase()
  const { atualizado, usuario } = (readJson(storage, STAMP_KEY) ?? {}) as Record<string, unknown>
  return {
    ...parsePreferences({
      contraste: read(PREFERENCE_KEYS.contraste),
      esquema: read(PREFERENCE_KEYS.esquema),
      tamanho: read(PREFERENCE_KEYS.tamanho),
      fonte: read(PREFERENCE_KEYS.fonte),
      idioma: read(PREFERENCE_KEYS.idioma),
    }),
    atualizado: typeof atualizado === 'number' ? atualizado : 0,
    usuario: typeof usuario === 'string' ? usuario : null,
  }
}

function save(storage: SafeStorage, { atualizado, usuario, ...preferences }: KeptPreferences): void {
  for (const [name, key] of Object.entries(PREFERENCE_KEYS))
    storage.write(key, preferences[name as keyof Preferences])
  storage.write(STAMP_KEY, JSON.stringify({ atualizado, usuario }))
}

export const preferencesStore = createPreferencesStore(browserStorage, globalThis.window)

/** The choices of this device. */
export const usePreferences = (store: PreferencesStore = preferencesStore): KeptPreferences =>
  useSyncExternalStore(store.subscribe, store.get, store.get)

/** The temperature of the signed-in pages of whoever was here last, for the script that runs before the first paint. */
export function keepTom(tom: string): void {
  browserStorage.write('tone', tom)
}
