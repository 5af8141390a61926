/** Days, hours and repetitions as the screens read and write them, always by the tenant's clock. */
import type { Dates } from '../../../../core/contract/dates.ts'
import { fromWallClock, wallClock } from '../../../../core/contract/time.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import type { Encontro } from '../contract.ts'

const pad = (n: number): string => String(n).padStart(2, '0')

/** `aaaa-mm-dd` and `hh:mm`, as the native fields hold them. */
export function fieldsOf(at: Date): { dia: string; hora: string } {
  const { year, month, day, hour, minute } = wallClock(at)
  return { dia: `${year}-${pad(month)}-${pad(day)}`, hora: `${pad(hour)}:${pad(minute)}` }
}

/** The instant that two fields name; null while one is empty or half written. */
export function instantOf(dia: string, hora: string): Date | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(dia) ?? []).map(Number)
  const [, hour, minute] = (/^(\d{2}):(\d{2})/.exec(hora) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  if (hour === undefined || minute === undefined) return null
  return fromWallClock(year, month, day, hour, minute)
}

const LOCALES = { 'pt-br': 'pt-BR', 'en-us': 'en-US' } as const
// 4 January 1970 was a Sunday.
const sunday = Date.UTC(1970, 0, 4, 12)

/** `seg` or `segunda-feira`; 0 is Sunday. */
export const weekdayName = (day: number, language: Language, weekday: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(LOCALES[language], { weekday, timeZone: 'UTC' })
    .format(sunday + day * 86_400_000)
    .replace('.', '')

export const timesOf = ({ inicio, fim }: Pick<Encontro, 'inicio' | 'fim'>, dates: Dates) => ({
  de: dates.time(inicio),
  ate: dates.time(fim),
})

/** `seg, qua`. */
export const daysInWords = (dias: readonly number[], language: Language): string =>
  [...dias]
    .sort((a, b) => a - b)
    .map((day) => weekdayName(day, language))
    .join(', ')
