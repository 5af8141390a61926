/** Which beacons a page owes: one a minute while it counts, kept while they can't be sent. Time is a parameter. */
import { BEACON_MS, MOST_BEACONS, OLDEST_S } from '../rules-presenca.ts'

/** A page that was put to sleep for longer was away; up to here its timers were only slow. */
const ASLEEP_MS = 3 * BEACON_MS

export interface Beacons {
  /** Instants of the page's own steady clock, in milliseconds, not yet told. */
  waiting: readonly number[]
  last: number | null
}

export const NO_BEACONS: Beacons = { waiting: [], last: null }

/** With the beacons that became due by `now`; too old ones are let go. */
export function due({ waiting, last }: Beacons, now: number): Beacons {
  if (last !== null && now - last < BEACON_MS) return { waiting, last }
  const fresh: number[] = []
  const slow = last !== null && now - last < ASLEEP_MS
  for (let at = slow ? last + BEACON_MS : now; at <= now; at += BEACON_MS) fresh.push(at)
  const kept = [...waiting, ...fresh].filter((at) => now - at <= OLDEST_S * 1000)
  return { waiting: kept.slice(-MOST_BEACONS), last: fresh.at(-1) ?? last }
}

/** How old each is, in whole seconds, as they are sent. */
export const agesOf = ({ waiting }: Beacons, now: number): number[] =>
  waiting.map((at) => Math.min(OLDEST_S, Math.max(0, Math.round((now - at) / 1000))))

/** Without those that were told. */
export const told = (beacons: Beacons, sent: readonly number[]): Beacons => ({
  ...beacons,
  waiting: beacons.waiting.filter((at) => !sent.includes(at)),
})
