/** How a person reads, when that was last chosen and by whom; and which of two copies counts (section 4). */
import {
  CONTRASTES,
  DEFAULT_PREFERENCES,
  ESQUEMAS,
  FONTES,
  type Preferences,
  TAMANHOS,
} from '../ui/preferences.ts'

export interface KeptPreferences extends Preferences {
  /** Milliseconds since 1970 of the last choice; 0 when nothing was ever chosen here. */
  atualizado: number
  /** Who chose: on a school's computer the next pupil's copy must not be overwritten. Null: nobody signed in. */
  usuario: string | null
}

export const initialPreferences: KeptPreferences = { ...DEFAULT_PREFERENCES, atualizado: 0, usuario: null }

export type PreferencesAction =
  | { type: 'change'; change: Partial<Preferences>; usuario: string | null; now: number }
  | { type: 'adopt'; kept: KeptPreferences }

export function reducePreferences(state: KeptPreferences, action: PreferencesAction): KeptPreferences {
  if (action.type === 'adopt') return action.kept
  const { change, usuario, now } = action
  // Later than what it replaces, even when the clock was set back, so that the last choice wins everywhere.
  const atualizado = Math.max(now, state.atualizado + 1)
  return { ...parsePreferences({ ...state, ...change }), atualizado, usuario }
}

const LANGUAGES = ['pt-br', 'en-us'] as const

const one = <T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T =>
  allowed.find((name) => name === value) ?? otherwise

/** The choices out of anything; what is missing or unknown takes its default. */
export function parsePreferences(value: unknown): Preferences {
  const { contraste, esquema, tamanho, fonte, idioma } = (value ?? {}) as Record<string, unknown>
  return {
    contraste: one(CONTRASTES, contraste, DEFAULT_PREFERENCES.contraste),
    esquema: one(ESQUEMAS, esquema, DEFAULT_PREFERENCES.esquema),
    tamanho: one(TAMANHOS, tamanho, DEFAULT_PREFERENCES.tamanho),
    fonte: one(FONTES, fonte, DEFAULT_PREFERENCES.fonte),
    idioma: one(LANGUAGES, idioma, DEFAULT_PREFERENCES.idioma),
  }
}

/** The server's copy of a person; null when it holds none. */
export function parseRemote(value: unknown, usuario: string): KeptPreferences | null {
  const { atualizado } = (value ?? {}) as Record<string, unknown>
  if (typeof atualizado !== 'number' || !Number.isFinite(atualizado)) return null
  return { ...parsePreferences(value), atualizado, usuario }
}

export interface Merge {
  /** What this device shows from now on. */
  kept: KeptPreferences
  /** The server's copy is missing or older: send it. */
  save: boolean
}

/** The newest choice wins. A choice that another person made on this device never reaches this person's copy. */
export function mergePreferences(
  local: KeptPreferences,
  remote: KeptPreferences | null,
  usuario: string,
): Merge {
  const own = local.usuario === null || local.usuario === usuario
  if (remote && (!own || remote.atualizado >= local.atualizado)) return { kept: remote, save: false }
  return own ? { kept: { ...local, usuario }, save: local.atualizado > 0 } : { kept: local, save: false }
}
