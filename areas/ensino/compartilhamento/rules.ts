/** Until when something is shared, and which addresses may be (reliability C1). Pure; time is a parameter. */
import { parseAddress } from '../../../core/contract/address.ts'
import { dayAt, fromWallClock } from '../../../core/contract/time.ts'
import type { SITUACOES } from './contract.ts'

/** Whether a text is a day that exists: 30/02 is none. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(20\d{2})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (!year || !month || !day) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

/** What became of it: taken back, past its last day, or there for the class. */
export function situacaoAt(
  { ate, revogado_em }: { ate: string | null; revogado_em: Date | null },
  now: Date,
): (typeof SITUACOES)[number] {
  if (revogado_em !== null) return 'revogado'
  return ate !== null && ate < dayAt(now) ? 'vencido' : 'ativo'
}

/** The first instant at which the class sees it no more; null: none is set. */
export function endOf({ ate, revogado_em }: { ate: string | null; revogado_em: Date | null }): Date | null {
  if (revogado_em !== null || ate === null) return revogado_em
  const [year = 0, month = 0, day = 0] = ate.split('-').map(Number)
  return fromWallClock(year, month, day + 1)
}

/** The address as it is kept, with the `https://` that people leave out; undefined when it is no page of the world. */
export function readLink(typed: string): string | undefined {
  const text = typed.trim()
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`
  const address = /[\s\\]/.test(whole) ? null : parseAddress(whole)
  if (!address) return undefined
  const { protocol, hostname, username, password, href } = address
  const isPage = protocol === 'https:' || protocol === 'http:'
  return isPage && hostname.includes('.') && !username && !password ? href : undefined
}
