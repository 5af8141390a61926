/** Moments of a plausible school life, relative to now: weekdays, school hours, São Paulo time. */
import { fromWallClock, wallClock } from '../core/contract/time.ts'
import type { Random } from './random.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

interface Day {
  year: number
  month: number
  day: number
}

const noonOf = (at: Date): number => {
  const { year, month, day } = wallClock(at)
  return fromWallClock(year, month, day, 12).getTime()
}

/** The school day (Monday to Friday) `count` school days away from today, which counts as 0 when it is one. */
function schoolDay(now: Date, count: number): Day {
  const noon = noonOf(now)
  const step = count > 0 ? 1 : -1
  const isSchoolDay = (days: number) => {
    const { weekday } = wallClock(new Date(noon + days * DAY_MS))
    return weekday >= 1 && weekday <= 5
  }
  let days = 0
  // On a weekend, "today" is the Friday before.
  if (count <= 0) while (!isSchoolDay(days)) days -= 1
  for (let left = Math.abs(count); left > 0; ) {
    days += step
    if (isSchoolDay(days)) left -= 1
  }
  return wallClock(new Date(noon + days * DAY_MS))
}

/** So many school days ago at an hour; never later than five minutes ago. */
export function daysAgo(now: Date, count: number, hour: number, minute = 0): Date {
  const { year, month, day } = schoolDay(now, -count)
  const at = fromWallClock(year, month, day, hour, minute)
  const latest = now.getTime() - 5 * MINUTE_MS
  return at.getTime() <= latest ? at : daysAgo(now, count + 1, hour, minute)
}

/** So many school days ahead (1 or more) at an hour. */
export function daysAhead(now: Date, count: number, hour: number, minute = 0): Date {
  const { year, month, day } = schoolDay(now, count)
  return fromWallClock(year, month, day, hour, minute)
}

const FIRST_HOUR = 7
const LAST_HOUR = 18

/**
 * `count` moments in school hours, oldest first, after `from` and up to `to`. When the span holds no school hour
 * at all they are spread evenly over it.
 */
export function schoolMoments(random: Random, from: Date, to: Date, count: number): Date[] {
  const slots: number[] = []
  const first = from.getTime() + 3 * MINUTE_MS
  // By day, for asking the time zone once in each: noon to noon is never skipped by daylight saving.
  for (let noon = noonOf(from); noon <= noonOf(to); noon += DAY_MS) {
    const { year, month, day, weekday } = wallClock(new Date(noon))
    if (weekday === 0 || weekday === 6) continue
    const opens = fromWallClock(year, month, day, FIRST_HOUR).getTime()
    const closes = Math.min(opens + (LAST_HOUR - FIRST_HOUR) * 60 * MINUTE_MS, to.getTime())
    for (let at = opens; at < closes; at += 2 * MINUTE_MS) if (at >= first) slots.push(at)
  }
  const span = to.getTime() - from.getTime()
  const picked =
    slots.length > count
      ? random.some(slots, count)
      : Array.from({ length: count }, (_, i) => from.getTime() + (span * (i + 1)) / (count + 1))
  return picked.sort((a, b) => a - b).map((at) => new Date(at - (at % 1000) + random.below(60) * 1000))
}

/** The first day of lessons: 5 February of the year, or of the one before when that is still ahead. */
export function firstDayOfSchool(now: Date): { at: Date; year: number } {
  const { year } = wallClock(now)
  const at = fromWallClock(year, 2, 5, 8)
  return at.getTime() < now.getTime() - 40 * DAY_MS
    ? { at, year }
    : { at: fromWallClock(year - 1, 2, 5, 8), year: year - 1 }
}
