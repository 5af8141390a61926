/** The choices of a signed-in person follow them: merged with the server's copy, then sent as they change. */
import type { Preferences } from '../ui/preferences.ts'
import { type KeptPreferences, mergePreferences, parseRemote } from './reducer.ts'
import type { PreferencesStore } from './store.ts'

/** The key under which the server keeps them (`/gerenciar/pt-br/preferencia/{chave}`). */
export const PREFERENCES_KEY = 'acessibilidade'

/** Milliseconds after the last of several quick choices. */
const SETTLE = 500

/** What the server keeps. */
export interface RemotePreferences extends Preferences {
  atualizado: number
}

export interface PreferenceSyncOptions {
  usuario: string
  store: PreferencesStore
  /** `preferencias` of the call, null when the server keeps none. May reject: then the device's copy serves. */
  load: () => Promise<unknown>
  /** May reject: the next sign-in sends again what the server lacks. */
  save: (preferences: RemotePreferences) => Promise<unknown>
}

/** Runs until the returned function is called, at sign-out or when another account is chosen. */
export function startPreferenceSync({ usuario, store, load, save }: PreferenceSyncOptions): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let sent = 0

  const send = ({ usuario: _, ...preferences }: KeptPreferences) => {
    sent = preferences.atualizado
    void save(preferences).catch(() => {})
  }
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const kept = store.get()
      if (kept.usuario === usuario && kept.atualizado > sent) send(kept)
    }, SETTLE)
  }

  store.actAs(usuario)
  const forget = store.subscribe(changed)
  void load().then(
    (remote) => {
      if (stopped) return
      const merge = mergePreferences(store.get(), parseRemote(remote, usuario), usuario)
      if (merge.save) send(merge.kept)
      else sent = Math.max(sent, merge.kept.atualizado)
      store.adopt(merge.kept)
    },
    () => {},
  )
  return () => {
    stopped = true
    clearTimeout(timer)
    forget()
    store.actAs(null)
  }
}
