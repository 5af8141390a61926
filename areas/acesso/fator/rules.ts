/** Rules of codes and of programs that ask to sign in (RFC 6238, RFC 8628; reliability D4, S8). */
import { pendenciaOf } from '../sessao/rules.ts'

/** Seconds that a code is shown (RFC 6238, section 5.2). */
export const STEP_S = 30

/** The time step of an instant: what a code is computed from. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_S)

/** The steps whose codes are taken: clocks differ, and people type slowly. Never one that served, or before it. */
export const openSteps = (now: Date, ultimoPasso: number): number[] => {
  const step = stepOf(now)
  return [step, step - 1, step + 1].filter((one) => one > ultimoPasso)
}

/** Characters that nobody mistakes for another: no 0, O, 1, I, L, and no vowels that would make words. */
export const ALPHABET = 'BCDFGHJKMNPQRSTVWXZ23456789'

export const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10
export const USER_CODE_LENGTH = 8

/** In two halves: XXXXX-XXXXX. */
export const inHalves = (code: string): string =>
  `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`

/** What was typed, without what only helps to read. */
export const bare = (typed: string): string => typed.replace(/[\s-]+/g, '').toUpperCase()

const RECOVERY = new RegExp(`^[${ALPHABET}]{${RECOVERY_LENGTH}}$`)
const USER_CODE = new RegExp(`^[${ALPHABET}]{${USER_CODE_LENGTH}}$`)

/** Which kind of code was typed: of the application, of recovery, or none. */
export function kindOf(typed: string): { kind: 'aplicativo' | 'recuperacao'; codigo: string } | null {
  const codigo = bare(typed)
  if (/^\d{6}$/.test(codigo)) return { kind: 'aplicativo', codigo }
  return RECOVERY.test(codigo) ? { kind: 'recuperacao', codigo } : null
}

/** A user code as it is kept, or null when it can't be one. */
export const userCodeOf = (typed: string): string | null => {
  const codigo = bare(typed)
  return USER_CODE.test(codigo) ? codigo : null
}

/** A code made of random bytes, without favouring any character; null when the bytes did not suffice. */
export function codeFrom(bytes: Uint8Array, length: number): string | null {
  const fair = 256 - (256 % ALPHABET.length)
  const letters = [...bytes].filter((byte) => byte < fair).map((byte) => ALPHABET[byte % ALPHABET.length])
  return letters.length < length ? null : letters.slice(0, length).join('')
}

export const recoveryCodeFrom = (bytes: Uint8Array): string | null => codeFrom(bytes, RECOVERY_LENGTH)

/** Whether somebody with these roles must have a second factor, in a tenant that asks for it or not. */
export const isCompulsory = (exigeFator: boolean, papeis: readonly string[]): boolean =>
  pendenciaOf(
    { trocarSenha: false, temFator: false, fatorProvado: false, exigeFator, suporte: false },
    papeis,
  ) === 'cadastrar_fator'

/** The programs that may ask. */
export const PROGRAMAS = ['creator4all-author', 'creator4all-author-social', 'creator4all-desktop'] as const
export type Programa = (typeof PROGRAMAS)[number]

/** How long a program's request lives, and how often it may ask. */
export const REQUEST_MS = 10 * 60_000
export const INTERVAL_S = 5
const SLOWER_S = 5
const LONGEST_INTERVAL_S = 300

/** Open requests from one address (a school behind one) and in the whole tenant. */
export const MAX_OPEN_BY_ADDRESS = 100
export const MAX_OPEN = 2_000

export type EstadoDoPedido = 'pendente' | 'aprovado' | 'recusado' | 'entregue'

export interface Pedido {
  estado: EstadoDoPedido
  expiraEm: Date
  /** Seconds. */
  intervalo: number
  consultadoEm: Date | null
}

export type Resposta =
  | 'authorization_pending'
  | 'slow_down'
  | 'access_denied'
  | 'expired_token'
  | 'invalid_grant'
  | 'sessao'

/**
 * What a poll is answered, and the interval that holds from then on (RFC 8628, section 3.5). A session is given once;
 * a program that asks too soon waits 5 s longer each time.
 */
export function answerTo(pedido: Pedido, now: Date): { resposta: Resposta; intervalo: number } {
  const { estado, expiraEm, intervalo, consultadoEm } = pedido
  const say = (resposta: Resposta) => ({ resposta, intervalo })
  if (estado === 'entregue') return say('invalid_grant')
  if (estado === 'recusado') return say('access_denied')
  if (expiraEm <= now) return say('expired_token')
  if (consultadoEm && now.getTime() - consultadoEm.getTime() < intervalo * 1000)
    return { resposta: 'slow_down', intervalo: Math.min(intervalo + SLOWER_S, LONGEST_INTERVAL_S) }
  return say(estado === 'aprovado' ? 'sessao' : 'authorization_pending')
}

/** Whether the person may still decide. */
export const isOpen = ({ estado, expiraEm }: Pick<Pedido, 'estado' | 'expiraEm'>, now: Date): boolean =>
  estado === 'pendente' && expiraEm > now
