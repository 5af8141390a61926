/** Active time (H-06): stops while the page is hidden, and a minute after the last sign of life. */

/** Milliseconds without a sign of life after which time stops. */
export const OCIOSO = 60_000

export interface Tempo {
  /** A key, a touch, a movement. */
  act: (now: number) => void
  /** The page came into sight, or left it. */
  show: (visible: boolean, now: number) => void
  /** Whole seconds of activity since the last lap. What is left of a second counts in the next. */
  lap: (now: number) => number
}

/** All times are in milliseconds of one clock that never goes back. */
export function createTempo(start: number, visible = true): Tempo {
  let shown = visible
  let since = start
  let last = start
  let active = 0
  function settle(now: number): void {
    if (shown) active += Math.max(0, Math.min(now, last + OCIOSO) - since)
    since = now
  }
  return {
    act(now) {
      settle(now)
      last = now
    },
    show(next, now) {
      settle(now)
      shown = next
      if (next) last = now
    },
    lap(now) {
      settle(now)
      const seconds = Math.floor(active / 1_000)
      active -= seconds * 1_000
      return seconds
    },
  }
}
