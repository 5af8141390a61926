/** Dates of a form: what a `datetime-local` field holds (São Paulo time) and the instant that travels. */
import { fromWallClock, wallClock } from '../../../../core/contract/time.ts'

const two = (n: number) => String(n).padStart(2, '0')

/** "2026-11-24T18:00" for the field; empty for no date. */
export function fieldOf(iso: string | null): string {
  if (iso === null) return ''
  const { year, month, day, hour, minute } = wallClock(new Date(iso))
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** The instant of a field, ISO 8601 in UTC; empty for an empty or unfinished field. */
export function instantOf(field: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(field) ?? []
  if (!year) return ''
  return fromWallClock(Number(year), Number(month), Number(day), Number(hour), Number(minute)).toISOString()
}
