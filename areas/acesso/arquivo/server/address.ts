/** Addresses of files: signed, for about two hours, for one file of one tenant and no other. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { endingWithVisit } from '../../../../core/server/visit.ts'

export type Variante = 'original' | 'miniatura'

const STEP_S = 1_800
/** An address lives 2 to 2.5 hours; within a step it stays the same, so that browsers keep what they have. */
const LIFE_STEPS = 5

const LETTER = { original: 'o', miniatura: 'm' } as const

const signatureOf = (secretKey: string, what: string): string =>
  createHmac('sha256', secretKey).update(`arquivo ${what}`).digest('base64url')

/** The address of a file of the tenant `ownerId`; `nome` is for people to read and is not checked. */
export function fileUrl(
  secretKey: string,
  ownerId: number,
  { id, nome }: { id: number; nome: string },
  now: Date,
  variante: Variante = 'original',
): string {
  const expires = endingWithVisit((Math.floor(now.getTime() / 1000 / STEP_S) + LIFE_STEPS) * STEP_S)
  const what = `${ownerId}.${expires}.${LETTER[variante]}`
  return `/arquivos/${id}/${encodeURIComponent(nome)}?t=${what}.${signatureOf(secretKey, `${what} ${id}`)}`
}

export interface FileTicket {
  ownerId: number
  variante: Variante
}

/** What a ticket (`t`) grants for the file `id` at `now`; undefined when it is forged, altered or out of date. */
export function readTicket(secretKey: string, ticket: string, id: number, now: Date): FileTicket | undefined {
  const match = /^((\d{1,10})\.(\d{1,12})\.([om]))\.([\w-]{43})$/.exec(ticket)
  if (!match) return undefined
  const [, what = '', owner, expires, letter, signature = ''] = match
  const expected = Buffer.from(signatureOf(secretKey, `${what} ${id}`))
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined
  if (Number(expires) * 1000 <= now.getTime()) return undefined
  return { ownerId: Number(owner), variante: letter === 'm' ? 'miniatura' : 'original' }
}
