/** A moment in near words that keep up with the clock; the exact hour is in the title and in the element. */
import { useEffect, useState } from 'react'
import { useLanguage } from '../texts.ts'
import { fullTime, relativeTime } from './relative-time.ts'

/** `value` is a Date or an ISO text; anything else that is not a moment shows nothing. */
export function RelativeTime({ value }: { value: Date | string }) {
  const language = useLanguage()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const when = typeof value === 'string' ? new Date(value) : value
  if (Number.isNaN(when.getTime())) return null
  return (
    <time dateTime={when.toISOString()} title={fullTime(when, language)}>
      {relativeTime(when, now, language)}
    </time>
  )
}
