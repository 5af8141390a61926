/** `token_autenticado`: administers another tenant for 15 minutes, only beside its owner's own live session. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const MINUTES_15 = 15 * 60_000

export interface AdminGrant {
  /** Tenant and id of the administrator's own account. */
  homeId: number
  usuarioId: number
  /** The tenant to administer. */
  targetId: number
}

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`token_autenticado:${text}`).digest('base64url')

/** A token for `grant` that ends 15 minutes after `now`. Nothing is stored: the owner's session is checked beside it. */
export function makeAdminToken(
  secret: string,
  { homeId, usuarioId, targetId }: AdminGrant,
  now: Date,
): string {
  const text = ['adm', homeId, usuarioId, targetId, now.getTime() + MINUTES_15].join('.')
  return `${text}.${sign(secret, text)}`
}

export const isAdminToken = (token: string): boolean => token.startsWith('adm.')

/** The grant of a token, or undefined when it is forged or has ended. */
export function readAdminToken(secret: string, token: string, now: Date): AdminGrant | undefined {
  const end = token.lastIndexOf('.')
  const text = token.slice(0, end)
  const given = Buffer.from(token.slice(end + 1))
  const right = Buffer.from(sign(secret, text))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const [, homeId, usuarioId, targetId, expires] = text.split('.').map(Number)
  if (!homeId || !usuarioId || !targetId || !expires || expires < now.getTime()) return undefined
  return { homeId, usuarioId, targetId }
}
