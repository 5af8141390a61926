/** Dates as the fields of a form hold them: `aaaa-mm-ddThh:mm`, São Paulo time. */
import { fromWallClock, wallClock } from '../contract/time.ts'

const two = (n: number): string => String(n).padStart(2, '0')

export function fieldOf(instant: string | null): string {
  if (instant === null) return ''
  const { year, month, day, hour, minute } = wallClock(new Date(instant))
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** The instant of a field; null for an empty or unfinished one. */
export function instantOf(field: string): string | null {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(field) ?? []
  if (!year) return null
  return fromWallClock(Number(year), Number(month), Number(day), Number(hour), Number(minute)).toISOString()
}
