/** Dates, times and numbers as people here read them: São Paulo time, dd/mm/aaaa, decimal comma; `now` is a parameter. */
import type { Language } from '../texts/texts.ts'

export const TIME_ZONE = 'America/Sao_Paulo'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What a clock on a wall in São Paulo shows. `month` is 1 to 12, `weekday` 0 (Sunday) to 6. */
export interface WallClock {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  weekday: number
}

const zoned = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Throws a RangeError in Portuguese for an invalid Date. */
export function wallClock(at: Date): WallClock {
  if (Number.isNaN(at.getTime())) throw new RangeError('Data inválida.')
  const of: Partial<Record<string, number>> = {}
  for (const part of zoned.formatToParts(at)) of[part.type] = Number(part.value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = of
  return { year, month, day, hour, minute, second, weekday: new Date(utc(year, month, day)).getUTCDay() }
}

// Date.UTC reads years 0 to 99 as 1900 to 1999.
const utc = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0) =>
  new Date(0).setUTCFullYear(year, month - 1, day) + (hour * 60 + minute) * MINUTE + second * 1000

const asUtc = (wall: WallClock) => utc(wall.year, wall.month, wall.day, wall.hour, wall.minute, wall.second)

const offsetAt = (instant: number) => asUtc(wallClock(new Date(instant))) - Math.floor(instant / 1000) * 1000

/** The instant of a wall time. An hour that daylight saving skipped becomes the next one that existed. */
export function fromWallClock(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
): Date {
  const wanted = utc(year, month, day, hour, minute, second)
  const candidates = [wanted - offsetAt(wanted - DAY), wanted - offsetAt(wanted + DAY)]
  const exact = candidates.find((instant) => asUtc(wallClock(new Date(instant))) === wanted)
  return new Date(exact ?? Math.max(...candidates))
}

const pad = (n: number, width = 2) => String(n).padStart(width, '0')

/** dd/mm/aaaa in São Paulo. */
export function formatDate(at: Date): string {
  const { year, month, day } = wallClock(at)
  return `${pad(day)}/${pad(month)}/${pad(year, 4)}`
}

/** The day of an instant in São Paulo, `aaaa-mm-dd`: days compare as texts. */
export function dayAt(at: Date): string {
  const { year, month, day } = wallClock(at)
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`
}

/** `18h` and `14h32`; in English `18:00` and `14:32`. */
export function formatTime(at: Date, language: Language = 'pt-br'): string {
  const { hour, minute } = wallClock(at)
  if (language === 'en-us') return `${hour}:${pad(minute)}`
  return minute === 0 ? `${hour}h` : `${hour}h${pad(minute)}`
}

/** `12/03/2026, 14h32`. */
export const formatDateTime = (at: Date, language: Language = 'pt-br'): string =>
  `${formatDate(at)}, ${formatTime(at, language)}`

const WEEKDAYS = {
  'pt-br': ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
  'en-us': ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const

const NEAR_DAYS = {
  'pt-br': { '-1': 'ontem', '0': 'hoje', '1': 'amanhã' },
  'en-us': { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' },
} as const

/** `hoje, 18h`, `ontem, 14h32`, `sex, 8h` within six days before or after; the full date from a week on. */
export function nearDate(at: Date, now: Date, language: Language = 'pt-br'): string {
  const then = wallClock(at)
  const today = wallClock(now)
  const days = (utc(then.year, then.month, then.day) - utc(today.year, today.month, today.day)) / DAY
  if (Math.abs(days) >= 7) return formatDate(at)
  const near: Partial<Record<string, string>> = NEAR_DAYS[language]
  return `${near[days] ?? WEEKDAYS[language][then.weekday]}, ${formatTime(at, language)}`
}

const LOCALES = { 'pt-br': 'pt-BR', 'en-us': 'en-US' } as const

/**
 * `Agora` below a minute, then minutes, hours, days, months (30 days) and years (365 days), past or future
 * (specification, section 9). Units are cut, never rounded up.
 */
export function relativeTime(at: Date, now: Date, language: Language = 'pt-br'): string {
  const difference = at.getTime() - now.getTime()
  if (Number.isNaN(difference)) throw new RangeError('Data inválida.')
  const size = Math.abs(difference)
  if (size < MINUTE) return language === 'en-us' ? 'Now' : 'Agora'
  const [amount, unit] = largestUnit(size)
  const format = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'always' })
  return format.format(difference < 0 ? -amount : amount, unit)
}

function largestUnit(size: number): [number, Intl.RelativeTimeFormatUnit] {
  if (size < HOUR) return [Math.floor(size / MINUTE), 'minute']
  if (size < DAY) return [Math.floor(size / HOUR), 'hour']
  const days = Math.floor(size / DAY)
  if (days < 30) return [days, 'day']
  // Twelve months of 30 days end five days before the year does.
  if (days < 365) return [Math.min(11, Math.floor(days / 30)), 'month']
  return [Math.floor(days / 365), 'year']
}

/** `1.284,5`: exactly `decimals` places when given (0 to 20), otherwise at most two. */
export function formatNumber(value: number, decimals?: number, language: Language = 'pt-br'): string {
  return new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 2,
  }).format(value)
}

/** Seconds as hh:mm:ss (section 5); the hours grow past 99, parts of a second are cut, below zero is zero. */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds)) throw new RangeError('Duração inválida.')
  const whole = Math.max(0, Math.floor(seconds))
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map((n) => pad(n)).join(':')
}

/** Reads dd/mm/aaaa as the start of that day in São Paulo. Throws a RangeError in Portuguese. */
export function parseDate(text: string): Date {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? []
  return existing(`Data inválida: use dd/mm/aaaa.`, year, month, day)
}

/**
 * Reads `aaaa-mm-dd` and `aaaa-mm-dd hh:mm:ss` (with or without a fraction, which is dropped) as São Paulo
 * time. Throws a RangeError in Portuguese (section 8), for `0000-00-00` too.
 */
export function parseMysqlDate(text: string): Date {
  const pattern = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2})(?:\.\d{1,6})?)?$/
  const [, ...parts] = pattern.exec(text.trim()) ?? []
  return existing('Data do MySQL inválida: use aaaa-mm-dd hh:mm:ss.', ...parts)
}

/** A date that the calendar has: 30/02 and 24:00 are refused, not carried over. */
function existing(message: string, ...parts: (string | undefined)[]): Date {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  )
  const inDay = hour < 24 && minute < 60 && second < 60
  const back = new Date(utc(year, month, day))
  const sameDay = back.getUTCMonth() === month - 1 && back.getUTCDate() === day
  if (year < 1 || !inDay || !sameDay) throw new RangeError(message)
  return fromWallClock(year, month, day, hour, minute, second)
}

/** Whoever fills in the minute that passes is not late. */
const GRACE_MS = 60_000

export const isPast = (at: Date | null, now: Date): boolean =>
  at !== null && at.getTime() < now.getTime() - GRACE_MS

/** Whether an end is given that has passed; one that stays as it was (`kept`) may have. */
export const endsInPast = (fim: Date | null, now: Date, kept: Date | null = null): boolean =>
  fim?.getTime() !== kept?.getTime() && isPast(fim, now)
