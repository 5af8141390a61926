/** Lessons that repeat weekly: their dates by the tenant's wall clock, and how several move together (H-24). */
import { fromWallClock, type WallClock, wallClock } from '../../../core/contract/time.ts'

/** At most so many lessons in one series. */
export const MOST_DATES = 60

/** On these weekdays, 0 (Sunday) to 6, until a day (`aaaa-mm-dd`) or so many times: one of the two. */
export interface Recorrencia {
  dias: number[]
  ate?: string
  vezes?: number
}

/** Why a repetition can't be; each has its sentence in `texts.ts`. */
export type RecusaSerie = 'semFim' | 'doisFins' | 'semDias' | 'muitas' | 'nenhuma' | 'dataInvalida'

type Day = Pick<WallClock, 'year' | 'month' | 'day'>

const DAY_MS = 86_400_000
// Days are counted at noon in UTC, where no clock ever moves.
const numberOf = ({ year, month, day }: Day): number =>
  Math.floor(Date.UTC(year, month - 1, day, 12) / DAY_MS)
const dayOf = (number: number): Day => {
  const date = new Date(number * DAY_MS + DAY_MS / 2)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
const weekdayOf = (number: number): number => new Date(number * DAY_MS + DAY_MS / 2).getUTCDay()

/** A day of the calendar from `aaaa-mm-dd`; null when it has none such. */
export function dayFrom(text: string): Day | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const given = { year, month, day }
  const back = dayOf(numberOf(given))
  return back.month === month && back.day === day ? given : null
}

const startOn = (number: number, { hour, minute }: WallClock): Date => {
  const { year, month, day } = dayOf(number)
  return fromWallClock(year, month, day, hour, minute)
}

/** The beginnings of a series from the first one on, at the same hour of the wall clock; or why there is none. */
export function datesOf(inicio: Date, { dias, ate, vezes }: Recorrencia): Date[] | RecusaSerie {
  if (ate === undefined && vezes === undefined) return 'semFim'
  if (ate !== undefined && vezes !== undefined) return 'doisFins'
  if (dias.length === 0) return 'semDias'
  if (vezes !== undefined && vezes > MOST_DATES) return 'muitas'
  const end = ate === undefined ? null : dayFrom(ate)
  if (ate !== undefined && !end) return 'dataInvalida'
  const wall = wallClock(inicio)
  const first = numberOf(wall)
  const last = end ? numberOf(end) : Number.POSITIVE_INFINITY
  const wanted = vezes ?? Number.POSITIVE_INFINITY
  const dates: Date[] = []
  for (let day = first; day <= last && dates.length < wanted; day += 1) {
    if (!dias.includes(weekdayOf(day))) continue
    if (dates.length === MOST_DATES) return 'muitas'
    dates.push(startOn(day, wall))
  }
  return dates.length > 0 ? dates : 'nenhuma'
}

/**
 * Where a lesson of the series goes when another moves `from` → `to`: as many days on, at the new hour of the wall
 * clock, so that "this and the following" stay a week apart across every change of the clock.
 */
export function moveAlong(inicio: Date, from: Date, to: Date): Date {
  const target = wallClock(to)
  const days = numberOf(target) - numberOf(wallClock(from))
  return startOn(numberOf(wallClock(inicio)) + days, target)
}
