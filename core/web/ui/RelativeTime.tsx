/** A moment in near words that keep up with the clock; the exact hour is in the title and in the element. */
import { useEffect, useState } from 'react'
import { formatDateTime, nearDate, relativeTime } from '../../contract/time.ts'
import type { Language } from '../../texts/texts.ts'
import { useLanguage } from '../texts.ts'

const HOUR = 3_600_000

/** `Agora` and `há 12 minutos` within the last hour, then `hoje, 8h15`, `sex, 8h`, and the date from a week on. */
export function nearWords(when: Date, now: Date, language: Language): string {
  const passed = now.getTime() - when.getTime()
  return passed > -60_000 && passed < HOUR ? relativeTime(when, now, language) : nearDate(when, now, language)
}

interface Props {
  /** A Date or an ISO text; anything else that is not a moment shows nothing. */
  value: Date | string
  /** Follows a word of its own sentence: "última agora". */
  within?: boolean
}

export function RelativeTime({ value, within }: Props) {
  const language = useLanguage()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const when = typeof value === 'string' ? new Date(value) : value
  if (Number.isNaN(when.getTime())) return null
  const words = nearWords(when, now, language)
  return (
    <time dateTime={when.toISOString()} title={formatDateTime(when, language)}>
      {within ? words.replace(/^(Agora|Now)$/, (word) => word.toLowerCase()) : words}
    </time>
  )
}
