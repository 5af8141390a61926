/**
 * Moments as people read and type them: by the tenant's hour, `12/03/2026, 14h32` in Portuguese and
 * `12 Mar 2026, 14:32` in English, where 3/12 would be another day.
 */
import type { Language } from '../texts/texts.ts'
import { hourOf } from './cidades.ts'
import { BRASILIA, currentFuso, deviceBehind } from './fuso.ts'
import { fromWallClock, offsetAt, pad, utc, wallClock } from './time.ts'

/** An instant, its ISO 8601 text, or its milliseconds since 1970. */
export type Moment = Date | string | number

export interface Dates {
  language: Language
  /** `12/03/2026`; in English `12 Mar 2026`. */
  date(at: Moment): string
  /** `18h` and `14h32`; in English `18:00` and `14:32`. */
  time(at: Moment): string
  /** `12/03/2026, 14h32`. */
  dateTime(at: Moment): string
  /** `hoje, 18h`, `ontem, 14h32`, `sex, 8h` within six days before or after; the full date from a week on. */
  near(at: Moment, now: Date): string
  /** The same, with `24 nov` from a week on, and the year when it is another one. */
  short(at: Moment, now: Date): string
  /** `24 nov`. */
  dayMonth(at: Moment): string
  /** `segunda-feira, 24 de novembro`. */
  longDay(at: Moment): string
  /** `Agora` and `há 12 minutos` within the last hour, then as `near`. */
  recent(at: Moment, now: Date): string
  /** Whose hour these are: `horário de Manaus`. */
  hour(): string
  /** `, horário de Manaus` after a deadline, where that hour is not Brasília's too, or not the device's; else nothing. */
  whose(at: Moment): string
  /** A day of the calendar, `aaaa-mm-dd`, as `date` writes one; empty for what is none. */
  day(iso: string): string
  /** What a `datetime-local` field holds, `aaaa-mm-ddThh:mm`; empty for none. */
  field(at: Moment | null): string
  /** The instant of such a field, ISO 8601 in UTC; null for an empty or unfinished one. */
  instant(field: string): string | null
}

const WEEKDAYS = {
  'pt-br': ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
  'en-us': ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const

const MONTHS = {
  'pt-br': 'jan fev mar abr mai jun jul ago set out nov dez'.split(' '),
  'en-us': 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
} as const

const NEAR_DAYS = {
  'pt-br': { '-1': 'ontem', '0': 'hoje', '1': 'amanhã' },
  'en-us': { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' },
} as const

const LOCALES = { 'pt-br': 'pt-BR', 'en-us': 'en-US' } as const

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const DAY_ALONE = /^(\d{4})-(\d{2})-(\d{2})$/
const FIELD = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/

const instantOf = (at: Moment): Date => (at instanceof Date ? at : new Date(at))

/** Whether the clocks of the tenant, of Brasília and of the device show the same. */
function isShared(at: Date): boolean {
  const [own, behind] = [offsetAt(at.getTime(), currentFuso()), deviceBehind(at)]
  return own === offsetAt(at.getTime(), BRASILIA) && (behind === null || own === -behind * MINUTE)
}

function make(language: Language): Dates {
  const english = language === 'en-us'
  const clockAt = (at: Moment) => wallClock(instantOf(at))

  const written = (year: number, month: number, day: number): string =>
    english ? `${day} ${MONTHS[language][month - 1]} ${year}` : `${pad(day)}/${pad(month)}/${pad(year, 4)}`
  function date(at: Moment): string {
    const { year, month, day } = clockAt(at)
    return written(year, month, day)
  }
  function day(iso: string): string {
    const [, ...parts] = DAY_ALONE.exec(iso) ?? []
    const [year, month = 1, number = 1] = parts.map(Number)
    return year === undefined ? '' : written(year, month, number)
  }
  function time(at: Moment): string {
    const { hour, minute } = clockAt(at)
    if (english) return `${hour}:${pad(minute)}`
    return `${minute === 0 ? `${hour}h` : `${hour}h${pad(minute)}`}`
  }
  function dayMonth(at: Moment): string {
    const { day, month } = clockAt(at)
    return `${day} ${MONTHS[language][month - 1]}`
  }
  /** Within six days the near words; null from a week on. */
  function nearby(at: Moment, now: Date): string | null {
    const [then, today] = [clockAt(at), clockAt(now)]
    const days = (utc(then.year, then.month, then.day) - utc(today.year, today.month, today.day)) / DAY
    if (Math.abs(days) >= 7) return null
    const near: Partial<Record<string, string>> = NEAR_DAYS[language]
    return `${near[days] ?? WEEKDAYS[language][then.weekday]}, ${time(at)}`
  }
  const near = (at: Moment, now: Date) => nearby(at, now) ?? date(at)
  function short(at: Moment, now: Date): string {
    const soon = nearby(at, now)
    if (soon !== null) return soon
    const { year } = clockAt(at)
    return year === clockAt(now).year ? dayMonth(at) : `${dayMonth(at)} ${year}`
  }
  function recent(at: Moment, now: Date): string {
    const passed = now.getTime() - instantOf(at).getTime()
    return passed > -MINUTE && passed < HOUR ? relativeTime(instantOf(at), now, language) : near(at, now)
  }
  function field(at: Moment | null): string {
    if (at === null) return ''
    const { year, month, day, hour, minute } = clockAt(at)
    return `${pad(year, 4)}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}`
  }
  function instant(text: string): string | null {
    const [, ...parts] = FIELD.exec(text) ?? []
    const [year, month = 1, day = 1, hour, minute] = parts.map(Number)
    return year ? fromWallClock(year, month, day, hour, minute).toISOString() : null
  }
  const longDay = (at: Moment) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: currentFuso(),
    }).format(instantOf(at))
  return {
    language,
    date,
    day,
    time,
    dateTime: (at) => `${date(at)}, ${time(at)}`,
    near,
    short,
    dayMonth,
    longDay,
    recent,
    whose: (at) => (isShared(instantOf(at)) ? '' : `, ${hourOf(currentFuso(), language)}`),
    hour: () => hourOf(currentFuso(), language),
    field,
    instant,
  }
}

const READERS: Readonly<Record<Language, Dates>> = { 'pt-br': make('pt-br'), 'en-us': make('en-us') }

export const datesFor = (language: Language): Dates => READERS[language]

/** As letters, notifications and refusals tell moments: beside an hour, whose it is, where it is not everybody's. */
const told = (dates: Dates): Dates => ({
  ...dates,
  time: (at) => dates.time(at) + dates.whose(at),
  dateTime: (at) => dates.dateTime(at) + dates.whose(at),
})
const TOLD: Readonly<Record<Language, Dates>> = {
  'pt-br': told(READERS['pt-br']),
  'en-us': told(READERS['en-us']),
}

export const datesToTell = (language: Language): Dates => TOLD[language]

interface InBoth {
  pt: (when: string) => string
  en: (when: string) => string
}

/** A sentence about a moment, in both languages. */
export const saidWhen = (said: InBoth, at: Moment, how: 'date' | 'time' | 'dateTime' = 'dateTime') => ({
  pt: said.pt(TOLD['pt-br'][how](at)),
  en: said.en(TOLD['en-us'][how](at)),
})

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
