/** Writes that wait for one another, so that the last of many quick changes is the one that stays. */
import { useRef } from 'react'

type Write = () => Promise<unknown> | undefined

/**
 * Sends after everything sent before.
 * `idle` is told once nothing is on its way any more.
 */
export function useChain() {
  const waiting = useRef(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  return (write: Write, failed: (problem: unknown) => void, idle: () => void) => {
    waiting.current++
    queue.current = queue.current
      .then(write)
      .catch(failed)
      .then(() => {
        waiting.current--
        if (waiting.current === 0) idle()
      })
  }
}
