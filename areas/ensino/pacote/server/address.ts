/** Addresses of whole packages: signed, for one package of one class, for six hours. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { endingWithVisit } from '../../../../core/server/visit.ts'

const LIFE_S = 6 * 3_600

export interface Ticket {
  ownerId: number
  playlist: number
  turma: number
}

const signatureOf = (secretKey: string, what: string): string =>
  createHmac('sha256', secretKey).update(`pac ${what}`).digest('base64url')

/** `nome` is for people to read and is not checked. */
export function pacUrl(
  secretKey: string,
  { ownerId, playlist, turma }: Ticket,
  nome: string,
  now: Date,
): string {
  const expires = endingWithVisit(Math.floor(now.getTime() / 1000) + LIFE_S)
  const what = `${ownerId}.${playlist}.${turma}.${expires}`
  return `/arquivos/pacotes/${encodeURIComponent(`${nome}.pac`)}?t=${what}.${signatureOf(secretKey, what)}`
}

/** What a ticket grants at `now`; undefined when it is forged, altered or out of date. */
export function readTicket(secretKey: string, ticket: unknown, now: Date): Ticket | undefined {
  if (typeof ticket !== 'string') return undefined
  const match = /^((\d{1,10})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/.exec(ticket)
  if (!match) return undefined
  const [, what = '', owner, playlist, turma, expires, signature = ''] = match
  if (!timingSafeEqual(Buffer.from(signatureOf(secretKey, what)), Buffer.from(signature))) return undefined
  if (Number(expires) * 1000 <= now.getTime()) return undefined
  return { ownerId: Number(owner), playlist: Number(playlist), turma: Number(turma) }
}
