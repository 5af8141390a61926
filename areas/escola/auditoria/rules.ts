/** Rules of the log's search and of support access; time is a parameter. */
import { fromWallClock, parseDate, wallClock } from '../../../core/contract/time.ts'

const MINUTE_MS = 60_000

/** Support access lasts at most this long, and cannot be prolonged. */
export const VER_COMO_MS = 30 * MINUTE_MS

export const verComoEnd = (now: Date): Date => new Date(now.getTime() + VER_COMO_MS)

/** The start of a day given as dd/mm/aaaa, by the tenant's clock; undefined when there is no such day. */
export function dayStart(day: string): Date | undefined {
  try {
    return parseDate(day)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The start of the day after it. */
export function dayEnd(day: string): Date | undefined {
  const start = dayStart(day)
  if (!start) return undefined
  const { year, month, day: of } = wallClock(start)
  return fromWallClock(year, month, of + 1)
}
