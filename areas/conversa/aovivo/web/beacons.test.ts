/** Beacons that a page owes: each minute one, kept while there is no connection, never counted twice. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BEACON_MS, MOST_BEACONS, OLDEST_S } from '../rules-presenca.ts'
import { agesOf, type Beacons, due, NO_BEACONS, told } from './beacons.ts'

const MIN = BEACON_MS

describe('the beacons of a page', () => {
  it('begin at once and come each minute', () => {
    const first = due(NO_BEACONS, 1000)
    expect(first).toEqual({ waiting: [1000], last: 1000 })
    expect(due(first, 1000 + MIN - 1)).toEqual(first)
    expect(due(first, 1000 + MIN).waiting).toEqual([1000, 1000 + MIN])
  })

  it('make good what a slow timer left out, not what a sleeping page missed', () => {
    const first = due(NO_BEACONS, 0)
    expect(due(first, 2.5 * MIN).waiting).toEqual([0, MIN, 2 * MIN])
    expect(due(first, 8 * MIN).waiting).toEqual([0, 8 * MIN])
  })

  it('tell their age in whole seconds, and go once told', () => {
    const two = due(due(NO_BEACONS, 0), MIN)
    expect(agesOf(two, MIN + 400)).toEqual([60, 0])
    expect(told(two, [0])).toEqual({ waiting: [MIN], last: MIN })
  })

  it('are never more, older or closer than the call takes, however the page is woken', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 * MIN }), { maxLength: 60 }), (pauses) => {
        let now = 0
        let beacons: Beacons = NO_BEACONS
        for (const pause of pauses) {
          now += pause
          beacons = due(beacons, now)
          const { waiting } = beacons
          expect(waiting.length).toBeLessThanOrEqual(MOST_BEACONS)
          expect(agesOf(beacons, now).every((age) => age >= 0 && age <= OLDEST_S)).toBe(true)
          expect(waiting.every((at, i) => i === 0 || at - (waiting[i - 1] as number) >= MIN)).toBe(true)
          // Whoever is looked at now is counted now.
          expect(now - (beacons.last as number)).toBeLessThan(MIN)
        }
      }),
    )
  })
})
