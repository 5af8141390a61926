/** Seconds that a refusal still asks to wait, while the screen shows them. */
import { useEffect, useState } from 'react'
import { ApiError } from '../../../../core/web/client/failure.ts'

/** Starts again with each refusal; 0 when there is nothing to wait for. */
export function useWait(error: unknown): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const seconds = error instanceof ApiError ? error.retryAfter : 0
    // By the clock, not by counted ticks: a tab in the background ticks slowly.
    const end = Date.now() + seconds * 1000
    const tell = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tell()
    if (seconds <= 0) return
    const timer = setInterval(tell, 250)
    return () => clearInterval(timer)
  }, [error])
  return left
}
