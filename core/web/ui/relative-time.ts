/** Near moments in the words people use ("há 12 minutos", "ontem, 17h20", "sex, 8h"), far ones as dd/mm/aaaa. */
import type { Language } from '../../texts/texts.ts'

const ZONE = 'America/Sao_Paulo'
const MINUTE = 60_000
const DAY = 86_400_000

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const full = {
  'pt-br': new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, dateStyle: 'full', timeStyle: 'short' }),
  'en-us': new Intl.DateTimeFormat('en-US', { timeZone: ZONE, dateStyle: 'full', timeStyle: 'short' }),
}

interface Local {
  day: number
  date: string
  hour: number
  minute: number
}

function localOf(when: Date): Local {
  const part = Object.fromEntries(parts.formatToParts(when).map(({ type, value }) => [type, value]))
  const { year = '', month = '', day = '', hour = '', minute = '' } = part
  return {
    day: Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY,
    date: `${day}/${month}/${year}`,
    hour: Number(hour),
    minute: Number(minute),
  }
}

const WEEK_DAYS = {
  'pt-br': ['qui', 'sex', 'sáb', 'dom', 'seg', 'ter', 'qua'],
  'en-us': ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed'],
} as const

function clock({ hour, minute }: Local, language: Language): string {
  const two = String(minute).padStart(2, '0')
  if (language === 'en-us') return `${hour}:${two}`
  return minute === 0 ? `${hour}h` : `${hour}h${two}`
}

/** In São Paulo time. `now` is a parameter so that a rule of time can be tested. */
export function relativeTime(when: Date, now: Date, language: Language = 'pt-br'): string {
  const english = language === 'en-us'
  const passed = now.getTime() - when.getTime()
  const minutes = Math.floor(Math.abs(passed) / MINUTE)
  if (passed >= 0 && minutes < 1) return english ? 'now' : 'agora'
  if (passed > 0 && minutes < 60) {
    if (english) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
    return minutes === 1 ? 'há 1 minuto' : `há ${minutes} minutos`
  }
  const at = localOf(when)
  const days = at.day - localOf(now).day
  const near = {
    '-1': english ? 'yesterday' : 'ontem',
    '0': english ? 'today' : 'hoje',
    '1': english ? 'tomorrow' : 'amanhã',
  }
  const word = near[String(days) as keyof typeof near]
  if (word) return `${word}, ${clock(at, language)}`
  // the epoch was a Thursday
  if (Math.abs(days) < 7) return `${WEEK_DAYS[language][((at.day % 7) + 7) % 7]}, ${clock(at, language)}`
  return at.date
}

/** The whole date and hour, for a title. */
export const fullTime = (when: Date, language: Language = 'pt-br'): string => full[language].format(when)
