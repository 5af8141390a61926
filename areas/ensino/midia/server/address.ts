/** Addresses of media: signed, for one file of one tenant, for six hours: a lesson may stay open all afternoon. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { endingWithVisit } from '../../../../core/server/visit.ts'

const STEP_S = 1_800
/** An address lives 6 to 6.5 hours; within a step it stays the same, so that browsers keep what they have. */
const LIFE_STEPS = 13

/** For what a ticket is: reading a file, sending one, playing a package. None serves for another. */
type Purpose = 'midia' | 'envio' | 'pacote'

export interface Ticket {
  ownerId: number
  id: number
  /** Of an image: the width of the twin; 0: the file itself. */
  largura: number
}

const signatureOf = (secretKey: string, purpose: Purpose, what: string): string =>
  createHmac('sha256', secretKey).update(`${purpose} ${what}`).digest('base64url')

/** Signs a ticket; `expires` in seconds since 1970. */
function sign(
  secretKey: string,
  purpose: Purpose,
  { ownerId, id, largura }: Ticket,
  expires: number,
): string {
  const what = `${ownerId}.${id}.${endingWithVisit(expires)}.${largura}`
  return `${what}.${signatureOf(secretKey, purpose, what)}`
}

const stepped = (now: Date): number => (Math.floor(now.getTime() / 1000 / STEP_S) + LIFE_STEPS) * STEP_S

/** What a ticket grants at `now`; undefined when it is forged, altered, out of date, or for another purpose. */
export function readTicket(
  secretKey: string,
  purpose: Purpose,
  ticket: string,
  now: Date,
): Ticket | undefined {
  const match = /^((\d{1,10})\.(\d{1,15})\.(\d{1,12})\.(\d{1,5}))\.([\w-]{43})$/.exec(ticket)
  if (!match) return undefined
  const [, what = '', owner, id, expires, largura, signature = ''] = match
  const expected = Buffer.from(signatureOf(secretKey, purpose, what))
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined
  if (Number(expires) * 1000 <= now.getTime()) return undefined
  return { ownerId: Number(owner), id: Number(id), largura: Number(largura) }
}

/** What addresses are made with: the key, the tenant that owns the data, the hour. */
export interface Signing {
  secretKey: string
  ownerId: number
  now: Date
}

/** The address of a file, or of its twin of that width; `nome` is for people to read and is not checked. */
export const midiaUrl = (
  { secretKey, ownerId, now }: Signing,
  { id, nome }: { id: number; nome: string },
  largura = 0,
): string => {
  const ticket = sign(secretKey, 'midia', { ownerId, id, largura }, stepped(now))
  return `/arquivos/midia/${encodeURIComponent(nome)}?t=${ticket}`
}

/** Where an upload goes on, for as long as it may wait. */
export const envioUrl = ({ secretKey, ownerId, now }: Signing, id: number, hours: number): string => {
  const expires = Math.floor(now.getTime() / 1000) + hours * 3_600
  return `/arquivos/envios/${sign(secretKey, 'envio', { ownerId, id, largura: 0 }, expires)}`
}

/** The folder under which a package is played, at the origin of packages. */
export const pacoteUrl = ({ secretKey, ownerId, now }: Signing, id: number): string =>
  `/pacote/${sign(secretKey, 'pacote', { ownerId, id, largura: 0 }, stepped(now))}/`
