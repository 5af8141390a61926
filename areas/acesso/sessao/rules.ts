/** Rules of sessions and of failed sign-ins (product.md H-30, reliability D4). */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A session lasts 30 days from its last use; on a shared device 12 hours. */
export const sessionEnd = (now: Date, compartilhada: boolean): Date =>
  new Date(now.getTime() + (compartilhada ? 12 * HOUR_MS : 30 * DAY_MS))

/** A proof of identity is fresh for ten minutes. */
export const FRESH_PROOF_MS = 10 * MINUTE_MS

/** Roles whose holders must have a second factor (reliability, "Must hold"). */
const STRICT_PAPEIS = new Set([
  'gestor_rede',
  'administrador_tenant',
  'administrador-plataforma',
  'encarregado',
  'suporte',
])

export interface SessionState {
  trocarSenha: boolean
  /** A confirmed second factor exists. */
  temFator: boolean
  /** It was proved in this session. */
  fatorProvado: boolean
  /** The tenant asks its managers and administrators for one. */
  exigeFator: boolean
  /** Somebody else looks through the person's eyes. */
  suporte: boolean
}

/** What the session owes before anything else is answered; a factor first, since it protects the password. */
export function pendenciaOf(
  { trocarSenha, temFator, fatorProvado, exigeFator, suporte }: SessionState,
  papeis: readonly string[],
): 'trocar_senha' | 'segundo_fator' | 'cadastrar_fator' | null {
  if (suporte) return null
  if (temFator && !fatorProvado) return 'segundo_fator'
  if (trocarSenha) return 'trocar_senha'
  if (!temFator && exigeFator && papeis.some((papel) => STRICT_PAPEIS.has(papel))) return 'cadastrar_fator'
  return null
}

/** Use is recorded at most once an hour, so that reading does not write. */
export const SEEN_AFTER_MS = HOUR_MS

/** Failures older than this are forgotten. */
export const FORGET_MS = 15 * MINUTE_MS

const FREE_FAILURES = 5
const LONGEST_S = 60

/** Seconds to wait after the nth failure in a row: 0 for the first four, then 1, 2, 4 … 60. Never a lock. */
export const delayAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(2 ** (failures - FREE_FAILURES), LONGEST_S)

/** Seconds still to wait, from the failures counted and the time of the last. */
export function waitSeconds(failures: number, last: Date, now: Date): number {
  const passed = now.getTime() - last.getTime()
  if (passed > FORGET_MS) return 0
  return Math.max(0, Math.ceil(delayAfter(failures) - passed / 1000))
}

/** Failures in a row that are told in the log: the fifth, then each time that they have doubled. */
export const isTelling = (failures: number): boolean => {
  const steps = Math.log2(failures / FREE_FAILURES)
  return steps >= 0 && Number.isInteger(steps)
}

/**
 * How much of something may happen whoever asks: `burst` at once, then one each `everyS` seconds; so in any hour at most
 * `burst + 3600 / everyS`. Kept as one instant, at which all that was taken will have been made up for (GCRA, ITU-T
 * I.371).
 */
export interface Measure {
  burst: number
  everyS: number
}

/** Guesses at one account, over the whole world, from browsers that it does not know: 60 in any hour. */
export const STRANGERS: Measure = { burst: 30, everyS: 120 }
/** Guesses at one account from one browser that it knows: 10 in any hour; beyond them it is a stranger's. */
export const KNOWN_BROWSER: Measure = { burst: 6, everyS: 900 }
/** Tries of a password with one mailed code. */
export const WITH_CODE: Measure = { burst: 5, everyS: 3600 }
/** Letters about signing up that one address is sent, whoever asks for them. */
export const SIGN_UPS: Measure = { burst: 10, everyS: 360 }
/** Browsers that an account knows, the newest: with the figures above no more than 100 guesses an hour, over the world. */
export const KNOWN_BROWSERS = 4

/** Seconds until one more may be taken; 0: now. `full`: the instant kept. */
export const measureWait = ({ burst, everyS }: Measure, full: Date, now: Date): number =>
  Math.max(0, Math.ceil((full.getTime() - now.getTime()) / 1000 - (burst - 1) * everyS))

/** The instant to keep after one more was taken. */
export const measureTaken = ({ everyS }: Measure, full: Date, now: Date): Date =>
  new Date(Math.max(full.getTime(), now.getTime()) + everyS * 1000)

/** Letters of a mailed code: none that is read as another. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 10

/** The code in what somebody typed, with blanks and hyphens as they like; null: there is none. */
export function readCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return letters.length === CODE_LENGTH ? letters : null
}
