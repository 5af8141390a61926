/** Pure rules of discovering. */
import { fromWallClock, wallClock } from '../../core/contract/time.ts'

/** The last Monday, 00:00 in São Paulo: there the week of the games begins. */
export function weekStart(now: Date): Date {
  const { year, month, day, weekday } = wallClock(now)
  return fromWallClock(year, month, day - ((weekday + 6) % 7))
}
