/** Whole days of a form, by the tenant's clock, and the instants that travel: the last day is part of the period. */
import type { Dates } from '../../../../core/contract/dates.ts'
import { fromWallClock, wallClock } from '../../../../core/contract/time.ts'

const two = (n: number) => String(n).padStart(2, '0')

/** "2026-11-24" for the field; empty for no date. `last`: the instant is the first after the day. */
export function dayOf(iso: string | null, last = false): string {
  if (iso === null) return ''
  const { year, month, day } = wallClock(new Date(Date.parse(iso) - Number(last)))
  return `${year}-${two(month)}-${two(day)}`
}

/** The first instant of a day, or, with `last`, the first after it; null for an empty or unfinished field. */
export function instantOf(field: string, last = false): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(field) ?? []
  if (!year) return null
  return fromWallClock(Number(year), Number(month), Number(day) + Number(last)).toISOString()
}

/** dd/mm/aaaa of the first or of the last day. */
export const dayInWords = (iso: string, dates: Dates, last = false): string =>
  dates.date(new Date(Date.parse(iso) - Number(last)))
