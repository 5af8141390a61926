/** A value once it has rested: what is typed is asked for when the typing pauses. */
import { useEffect, useState } from 'react'

/** `ms`: how long it must stay the same; the default delay of fetching is 200 (section 9). */
export function useSettled<T>(value: T, ms = 200): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
