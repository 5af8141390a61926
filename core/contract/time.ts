/** The calendar and the clock of the zone at hand, and how numbers are written: decimal comma; `now` is a parameter. */
import type { Language } from '../texts/texts.ts'
import type { Fuso } from './cidades.ts'
import { BRASILIA, currentFuso } from './fuso.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** What a clock on a wall of the tenant shows. `month` is 1 to 12, `weekday` 0 (Sunday) to 6. */
export interface WallClock {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  weekday: number
}

const zoned = new Map<Fuso, Intl.DateTimeFormat>()

function clockOf(fuso: Fuso): Intl.DateTimeFormat {
  const known = zoned.get(fuso)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: fuso,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  zoned.set(fuso, made)
  return made
}

/** Throws a RangeError in Portuguese for an invalid Date. */
export function wallClock(at: Date, fuso = currentFuso()): WallClock {
  if (Number.isNaN(at.getTime())) throw new RangeError('Data inválida.')
  const of: Partial<Record<string, number>> = {}
  for (const part of clockOf(fuso).formatToParts(at)) of[part.type] = Number(part.value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = of
  return { year, month, day, hour, minute, second, weekday: new Date(utc(year, month, day)).getUTCDay() }
}

// Date.UTC reads years 0 to 99 as 1900 to 1999.
export const utc = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0) =>
  new Date(0).setUTCFullYear(year, month - 1, day) + (hour * 60 + minute) * MINUTE + second * 1000

const asUtc = (wall: WallClock) => utc(wall.year, wall.month, wall.day, wall.hour, wall.minute, wall.second)

/** How far the wall clock is from UTC, in ms. */
export const offsetAt = (instant: number, fuso: Fuso): number =>
  asUtc(wallClock(new Date(instant), fuso)) - Math.floor(instant / 1000) * 1000

/** The instant of a wall time. An hour that daylight saving skipped becomes the next one that existed. */
export function fromWallClock(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
): Date {
  return instantOf(utc(year, month, day, hour, minute, second), currentFuso())
}

function instantOf(wanted: number, fuso: Fuso): Date {
  const candidates = [wanted - offsetAt(wanted - DAY, fuso), wanted - offsetAt(wanted + DAY, fuso)]
  const exact = candidates.find((instant) => asUtc(wallClock(new Date(instant), fuso)) === wanted)
  return new Date(exact ?? Math.max(...candidates))
}

export const pad = (n: number, width = 2): string => String(n).padStart(width, '0')

/** The day of an instant, `aaaa-mm-dd`: days compare as texts. */
export function dayAt(at: Date): string {
  const { year, month, day } = wallClock(at)
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`
}

const LOCALES = { 'pt-br': 'pt-BR', 'en-us': 'en-US' } as const

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

/** Reads dd/mm/aaaa as the start of that day. Throws a RangeError in Portuguese. */
export function parseDate(text: string): Date {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? []
  return existing('Data inválida: use dd/mm/aaaa.', currentFuso(), [year, month, day])
}

/** The start of a day `aaaa-mm-dd`, or of the one `plus` days later. Throws a RangeError in Portuguese. */
export function dayStart(iso: string, plus = 0): Date {
  const { year, month, day } = wallClock(parseDate(iso.split('-').reverse().join('/')))
  return fromWallClock(year, month, day + plus)
}

/**
 * Reads `aaaa-mm-dd` and `aaaa-mm-dd hh:mm:ss` (with or without a fraction, which is dropped) as São Paulo
 * time, whatever the tenant's (section 5). Throws a RangeError in Portuguese (section 8), for `0000-00-00` too.
 */
export function parseMysqlDate(text: string): Date {
  const pattern = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2})(?:\.\d{1,6})?)?$/
  const [, ...parts] = pattern.exec(text.trim()) ?? []
  return existing('Data do MySQL inválida: use aaaa-mm-dd hh:mm:ss.', BRASILIA, parts)
}

/** A date that the calendar has: 30/02 and 24:00 are refused, not carried over. */
function existing(message: string, fuso: Fuso, parts: readonly (string | undefined)[]): Date {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  )
  const inDay = hour < 24 && minute < 60 && second < 60
  const back = new Date(utc(year, month, day))
  const sameDay = back.getUTCMonth() === month - 1 && back.getUTCDate() === day
  if (year < 1 || !inDay || !sameDay) throw new RangeError(message)
  return instantOf(utc(year, month, day, hour, minute, second), fuso)
}

/** Whoever fills in the minute that passes is not late. */
const GRACE_MS = 60_000

export const isPast = (at: Date | null, now: Date): boolean =>
  at !== null && at.getTime() < now.getTime() - GRACE_MS

/** Whether an end is given that has passed; one that stays as it was (`kept`) may have. */
export const endsInPast = (fim: Date | null, now: Date, kept: Date | null = null): boolean =>
  fim?.getTime() !== kept?.getTime() && isPast(fim, now)
