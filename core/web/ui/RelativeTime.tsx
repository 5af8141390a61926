/** A moment in near words that keep up with the clock; the exact hour is in the title and in the element. */
import { useEffect, useState } from 'react'
import { useDates } from '../dates.ts'

interface Props {
  /** A Date or an ISO text; anything else that is not a moment shows nothing. */
  value: Date | string
  /** Follows a word of its own sentence: "última agora". */
  within?: boolean
}

export function RelativeTime({ value, within }: Props) {
  const dates = useDates()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const when = typeof value === 'string' ? new Date(value) : value
  if (Number.isNaN(when.getTime())) return null
  const words = dates.recent(when, now)
  return (
    <time dateTime={when.toISOString()} title={dates.dateTime(when)}>
      {within ? words.replace(/^(Agora|Now)$/, (word) => word.toLowerCase()) : words}
    </time>
  )
}
