/** Seconds that run down to zero while the screen shows them. */
import { useEffect, useState } from 'react'

/** Starts again whenever `key` changes, as with each refusal; 0 when there is nothing to wait for. */
export function useCountdown(seconds: number, key: unknown): number {
  const [left, setLeft] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal starts it again, with the same seconds too
  useEffect(() => {
    // By the clock, not by counted ticks: a tab in the background ticks slowly.
    const end = Date.now() + seconds * 1000
    const tell = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tell()
    if (seconds <= 0) return
    const timer = setInterval(tell, 250)
    return () => clearInterval(timer)
  }, [seconds, key])
  return left
}
