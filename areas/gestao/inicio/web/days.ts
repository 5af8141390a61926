/** Days of the tenant as the home tells them: headings of a stream, the week around today. */
import { wallClock } from '../../../../core/contract/time.ts'
import type { Language } from '../../../../core/texts/texts.ts'

const DAY = 86_400_000

const LOCALES = { 'pt-br': 'pt-BR', 'en-us': 'en-US' } as const

/** The number of a day, the same for every moment of it by the tenant's clock. */
export function dayNumber(at: Date): number {
  const { year, month, day } = wallClock(at)
  return Math.floor(Date.UTC(year, month - 1, day) / DAY)
}

const named = (day: number, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', ...options }).format(new Date(day * DAY))

/** A heading: the week day within a week, "3 de novembro" before. Today and yesterday are named by the caller. */
export function dayHeading(at: Date, now: Date, language: Language): string {
  const ago = dayNumber(now) - dayNumber(at)
  const text =
    ago < 7
      ? named(dayNumber(at), language, { weekday: 'long' })
      : named(dayNumber(at), language, { day: 'numeric', month: 'long' })
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export interface WeekDay {
  /** As `dayNumber`. */
  day: number
  date: number
  /** "seg" */
  name: string
}

/** Monday to Sunday of the week that holds `now`. */
export function weekOf(now: Date, language: Language): WeekDay[] {
  const today = dayNumber(now)
  const monday = today - ((wallClock(now).weekday + 6) % 7)
  return Array.from({ length: 7 }, (_, i) => {
    const day = monday + i
    return {
      day,
      date: new Date(day * DAY).getUTCDate(),
      name: named(day, language, { weekday: 'short' }).replace('.', ''),
    }
  })
}
