/**
 * Days of the calendar, `aaaa-mm-dd`, without hours and so without zones: counting with them, and reading what people type.
 * `today` is a parameter: the day on the tenant's wall.
 */

import { table } from './table.ts'
import { pad, utc } from './time.ts'

const DAY_MS = 86_400_000
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

const dayOf = (ms: number): string => {
  const at = new Date(ms)
  return `${pad(at.getUTCFullYear(), 4)}-${pad(at.getUTCMonth() + 1)}-${pad(at.getUTCDate())}`
}

const partsOf = (iso: string): [number, number, number] => {
  const [, year, month, day] = ISO.exec(iso) ?? []
  return [Number(year), Number(month), Number(day)]
}

const msOf = (iso: string): number => utc(...partsOf(iso))

/** The day of a year, a month (1 to 12) and a number; null for one that the calendar has not, as 30/02. */
export function dayFrom(year: number, month: number, day: number): string | null {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return null
  const iso = dayOf(utc(year, month, day))
  return iso === `${pad(year, 4)}-${pad(month)}-${pad(day)}` ? iso : null
}

export const isDay = (text: string): boolean => ISO.test(text) && dayFrom(...partsOf(text)) !== null

export const addDays = (iso: string, days: number): string => dayOf(msOf(iso) + days * DAY_MS)

/** The same number so many months later, or the month's last day where it is shorter. */
export function addMonths(iso: string, months: number): string {
  const [year, month, day] = partsOf(iso)
  const first = new Date(utc(year, month + months, 1))
  const last = new Date(utc(first.getUTCFullYear(), first.getUTCMonth() + 2, 0)).getUTCDate()
  return dayOf(first.getTime() + (Math.min(day, last) - 1) * DAY_MS)
}

/** 0 (Sunday) to 6. */
export const weekdayOf = (iso: string): number => new Date(msOf(iso)).getUTCDay()

export const clampDay = (iso: string, min = '', max = ''): string =>
  min !== '' && iso < min ? min : max !== '' && iso > max ? max : iso

/** The weeks of the month of a day, from Sunday to Saturday as calendars here stand, with days of its neighbours. */
export function weeksOf(iso: string): string[][] {
  const first = `${iso.slice(0, 8)}01`
  const begin = addDays(first, -weekdayOf(first))
  const weeks: string[][] = []
  for (let at = begin; at <= first || at.slice(0, 7) === iso.slice(0, 7); at = addDays(at, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((n) => addDays(at, n)))
  return weeks
}

/** Days that are named by a word, counted from today. */
const WORDS: Readonly<Record<string, number>> = table({
  ...{ hoje: 0, amanha: 1, 'depois de amanha': 2, ontem: -1, anteontem: -2 },
  ...{ today: 0, tomorrow: 1, yesterday: -1 },
})

const WEEKDAYS = [
  ['domingo', 'dom', 'sunday', 'sun'],
  ['segunda', 'seg', 'monday', 'mon'],
  ['terca', 'ter', 'tuesday', 'tue'],
  ['quarta', 'qua', 'wednesday', 'wed'],
  ['quinta', 'qui', 'thursday', 'thu'],
  ['sexta', 'sex', 'friday', 'fri'],
  ['sabado', 'sab', 'saturday', 'sat'],
]

const MONTHS = [
  'jan',
  'fev feb',
  'mar',
  'abr apr',
  'mai may',
  'jun',
  'jul',
  'ago aug',
  'set sep',
  'out oct',
  'nov',
  'dez dec',
]

const plain = (text: string): string =>
  text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ')

/** Two digits are of the century around today: up to forty years ahead, else behind. */
function yearOf(typed: string, today: string): number {
  if (typed.length === 4) return Number(typed)
  const now = Number(today.slice(0, 4))
  const same = now - (now % 100) + Number(typed)
  return same > now + 40 ? same - 100 : same <= now - 60 ? same + 100 : same
}

/** A weekday is the next one, never today: of today one says so. */
function weekdayAfter(word: string, today: string): string | null {
  const name = word.replace(/-?feira$/, '').trim()
  const wanted = WEEKDAYS.findIndex((names) => names.includes(name))
  if (wanted < 0) return null
  return addDays(today, ((wanted - weekdayOf(today) + 6) % 7) + 1)
}

/**
 * What people type for a day: `12/03/2026`, `12032026`, `2026-03-12`, `12 mar 2026`, and, unless `whole`, what is finished
 * only once the field is left: `12/3`, `12/3/26`, `120326`, `hoje`, `amanhã`, `sexta`. Null for what is no day.
 */
export function readDay(text: string, today: string, whole = false): string | null {
  const typed = plain(text)
  if (ISO.test(typed)) return isDay(typed) ? typed : null
  const [, d, m, y] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ?? []
  if (d !== undefined) return dayFrom(Number(y), Number(m), Number(d))
  const [, day, name, year] = /^(\d{1,2})(?: de | )([a-z]{3,9})(?:(?: de | )(\d{4}))?$/.exec(typed) ?? []
  if (day !== undefined && name !== undefined) {
    const month = MONTHS.findIndex((names) => names.split(' ').includes(name.slice(0, 3))) + 1
    if (whole && year === undefined) return null
    return month === 0 ? null : dayFrom(Number(year ?? today.slice(0, 4)), month, Number(day))
  }
  if (whole) return null
  const [, sd, sm, sy] =
    /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}))?$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{2})$/.exec(typed) ?? []
  if (sd !== undefined) return dayFrom(yearOf(sy ?? today.slice(0, 4), today), Number(sm), Number(sd))
  const word = WORDS[typed]
  return word === undefined ? weekdayAfter(typed, today) : addDays(today, word)
}

/** `14h30`, `14:30`, `14h`, `1430`: as `hh:mm`; null for no hour. */
export function readTime(text: string): string | null {
  const typed = plain(text).replace(/ ?(horas|hs|min)$/, '')
  const [, h, m = '0'] = /^(\d{1,2}) ?[h:](?: ?(\d{2}))?$/.exec(typed) ?? /^(\d{2})(\d{2})$/.exec(typed) ?? []
  if (h === undefined || Number(h) > 23 || Number(m) > 59) return null
  return `${pad(Number(h))}:${pad(Number(m))}`
}

/** A day and its hour as one types them: `12/03/2026, 14h30`, `amanhã 8h`, `2026-03-12T14:30`. */
export function readMoment(
  text: string,
  today: string,
  whole = false,
): { day: string | null; time: string | null } {
  const typed = plain(text).replace(/^(\d{4}-\d{2}-\d{2})t/, '$1 ')
  const alone = readDay(typed.replace(/,$/, ''), today, whole)
  if (alone !== null) return { day: alone, time: null }
  const cut = Math.max(typed.lastIndexOf(' '), typed.lastIndexOf(','))
  const [before, after] = [typed.slice(0, Math.max(0, cut)).replace(/ (?:as|at)$/, ''), typed.slice(cut + 1)]
  const time = before === '' ? null : readTime(after)
  return { day: readDay(before.replace(/,$/, ''), today, whole), time }
}
