/** How long the rest takes, by the pace of this visit: minutes, or null until three works were finished. */
import { useEffect, useRef, useState } from 'react'

/** A longer pause is no work. */
const MOST_MS = 5 * 60_000

export function usePasso(left: number): number | null {
  const last = useRef({ left, at: Date.now() })
  const [pace, setPace] = useState({ done: 0, ms: 0 })
  useEffect(() => {
    const before = last.current
    if (left >= before.left) {
      last.current.left = left
      return
    }
    const at = Date.now()
    setPace(({ done, ms }) => ({ done: done + 1, ms: ms + Math.min(MOST_MS, at - before.at) }))
    last.current = { left, at }
  }, [left])
  if (pace.done < 3 || left === 0) return null
  return Math.max(1, Math.round(((pace.ms / pace.done) * left) / 60_000))
}
