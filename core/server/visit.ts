/** Signed addresses made while somebody is looked at ("ver como") end with the visit, whoever makes them. */
import { AsyncLocalStorage } from 'node:async_hooks'

const visits = new AsyncLocalStorage<Date>()

/** Does the work of a visit that ends at `until`; null: of nobody's visit. */
export const duringVisit = <T>(until: Date | null, work: () => T): T =>
  until === null ? work() : visits.run(until, work)

/** When what is signed now ends: as it would by itself, or with the visit. Seconds since 1970. */
export function endingWithVisit(expires: number): number {
  const until = visits.getStore()
  return until === undefined ? expires : Math.min(expires, Math.floor(until.getTime() / 1000))
}
