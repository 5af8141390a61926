/** Presence: beacons of a minute, counted by the server's clock and joined into intervals (H-24). */
import { MINUTE_MS } from './rules.ts'

/** The page sends one each minute while it is seen. */
export const BEACON_MS = MINUTE_MS
/** A beacon counts this long, so that two that come a little late still touch. */
export const REACH_MS = BEACON_MS + 15_000
/** A beacon that could not be sent at once is still taken this long after. */
export const OLDEST_S = 600
/** Beacons in one call: those that waited, and the new one. */
export const MOST_BEACONS = 12

export interface Intervalo {
  de: Date
  ate: Date
}

/**
 * What some beacons count for: each from its instant on, within the lesson. The age of a beacon, in whole seconds, is
 * measured by the page; the instant it stands for is the server's.
 */
export function coverage(
  idades: readonly number[],
  now: Date,
  { de, ate }: { de: Date; ate: Date },
): Intervalo[] {
  return idades.flatMap((idade) => {
    const begun = now.getTime() - idade * 1000
    const from = Math.max(begun, de.getTime())
    const to = Math.min(begun + REACH_MS, ate.getTime())
    return from < to ? [{ de: new Date(from), ate: new Date(to) }] : []
  })
}

/** Minutes and per cent of the lesson as they are shown: whole, 0 to 100. */
export const shareOf = (segundos: number, duracao: number): number =>
  duracao <= 0 ? 0 : Math.min(100, Math.round((segundos * 100) / duracao))
