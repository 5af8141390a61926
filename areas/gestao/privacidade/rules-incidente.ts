/** Deadlines of a security incident in business days (Res. CD/ANPD 15/2024, arts. 6 and 9); time is a parameter. */
import { fromWallClock, wallClock } from '../../../core/contract/time.ts'

/** Business days from the day the network learned of it until the authority and the people know. */
export const DIAS_COMUNICAR = 3
/** Business days from then on until what was told is complete. */
export const DIAS_COMPLETAR = 20

/** Day and month of the national holidays that do not move (Leis 662/1949, 6.802/1980, 14.759/2023). */
const FIXED: ReadonlySet<string> = new Set([
  '1/1',
  '21/4',
  '1/5',
  '7/9',
  '12/10',
  '2/11',
  '15/11',
  '20/11',
  '25/12',
])

const DAY_MS = 86_400_000
const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / DAY_MS

/** Easter Sunday of the Gregorian calendar as a count of days (Meeus, Jones and Butcher). */
function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return dayNumber(year, Math.floor(n / 31), (n % 31) + 1)
}

/** No business is done: a weekend, a national holiday, carnival, Good Friday, Corpus Christi. */
export function isFree(year: number, month: number, day: number): boolean {
  const number = dayNumber(year, month, day)
  const weekday = new Date(number * DAY_MS).getUTCDay()
  if (weekday === 0 || weekday === 6 || FIXED.has(`${day}/${month}`)) return true
  return [-48, -47, -2, 60].includes(number - easter(year))
}

/** The last moment of the `days`-th business day after that of `at`, by the tenant's clock; the day itself does not count. */
export function afterBusinessDays(at: Date, days: number): Date {
  const wall = wallClock(at)
  const date = new Date(dayNumber(wall.year, wall.month, wall.day) * DAY_MS)
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (!isFree(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())) left -= 1
  }
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  return fromWallClock(year, month, day, 23, 59, 59)
}

export interface Prazos {
  comunicar: Date
  /** Counted from the communication, or from the last day for it while there is none. */
  completar: Date
}

export function prazosDe({ ciencia, comunicado }: { ciencia: Date; comunicado: Date | null }): Prazos {
  const comunicar = afterBusinessDays(ciencia, DIAS_COMUNICAR)
  return { comunicar, completar: afterBusinessDays(comunicado ?? comunicar, DIAS_COMPLETAR) }
}
