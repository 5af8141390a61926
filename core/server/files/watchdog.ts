/** Gives up on an upload that stands still: a sender that went silent, or a body that the parser can't get past. */
import type { IncomingMessage } from 'node:http'
import { stalledUpload } from './refusals.ts'

export interface Watchdog {
  /** Aborted, with a 408 as its reason, once nothing has moved for `stall` ms. */
  signal: AbortSignal
  /** Rejects with the same reason; never resolves. */
  stalled: Promise<never>
  /** Something moved that the socket does not show. */
  moved(): void
  /** Work of ours, which is not the sender's silence. */
  during<T>(work: Promise<T>): Promise<T>
  stop(): void
}

/** `stall` in ms. Looks at the socket four times in that time. */
export function watch({ socket }: IncomingMessage, stall: number): Watchdog {
  const controller = new AbortController()
  let seen = socket.bytesRead
  let last = Date.now()
  let ours = 0
  const timer = setInterval(() => {
    if (ours > 0 || socket.bytesRead !== seen) last = Date.now()
    seen = socket.bytesRead
    if (Date.now() - last >= stall) controller.abort(stalledUpload())
  }, stall / 4)
  timer.unref()
  const stalled = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true })
  })
  // Nobody may be waiting for it at that moment.
  stalled.catch(() => {})
  return {
    signal: controller.signal,
    stalled,
    moved: () => {
      last = Date.now()
    },
    async during(work) {
      ours += 1
      try {
        return await work
      } finally {
        ours -= 1
        last = Date.now()
      }
    },
    stop: () => clearInterval(timer),
  }
}
