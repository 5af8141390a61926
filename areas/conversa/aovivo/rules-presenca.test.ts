/** Presence by beacons: clamped to the lesson, the same in any order and twice over, two tabs counted once. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from './rules.ts'
import { coverage, type Intervalo, OLDEST_S, REACH_MS, shareOf } from './rules-presenca.ts'

const START = Date.UTC(2026, 10, 23, 13)
const at = (minutes: number) => new Date(START + minutes * MINUTE_MS)
const LESSON = { de: at(0), ate: at(50) }

/** The joined length, as the database joins it. */
function lengthOf(intervalos: readonly Intervalo[]): number {
  let end = Number.NEGATIVE_INFINITY
  let sum = 0
  for (const { de, ate } of [...intervalos].sort((a, b) => a.de.getTime() - b.de.getTime())) {
    sum += Math.max(0, ate.getTime() - Math.max(de.getTime(), end))
    end = Math.max(end, ate.getTime())
  }
  return sum
}

describe('a beacon', () => {
  it('counts from its instant on, a little over a minute', () =>
    expect(coverage([0], at(10), LESSON)).toEqual([
      { de: at(10), ate: new Date(at(10).getTime() + REACH_MS) },
    ]))
  it('that came late counts for when it was measured', () =>
    expect(coverage([120], at(10), LESSON)[0]?.de).toEqual(at(8)))
  it('counts within the lesson only', () => {
    expect(coverage([0], at(-5), LESSON)).toEqual([])
    expect(coverage([0], at(51), LESSON)).toEqual([])
    expect(coverage([0], at(-1), LESSON)).toEqual([{ de: at(0), ate: at(0.25) }])
    expect(coverage([0], at(49.5), LESSON)).toEqual([{ de: at(49.5), ate: at(50) }])
  })
})

const minutes = fc.uniqueArray(fc.integer({ min: -5, max: 55 }), { minLength: 1, maxLength: 40 })

describe('many beacons', () => {
  it('each minute of the lesson leave no gap and no more than the lesson', () => {
    const all = Array.from({ length: 61 }, (_, i) => coverage([0], at(i - 5), LESSON)).flat()
    expect(lengthOf(all)).toBe(50 * MINUTE_MS)
  })

  it('are worth the same twice, in any order, from two tabs, at once or late', () => {
    fc.assert(
      fc.property(minutes, fc.infiniteStream(fc.integer({ min: 0, max: OLDEST_S / 60 })), (sent, delays) => {
        const once = sent.flatMap((minute) => coverage([0], at(minute), LESSON))
        // Delivered later, each with the age it has by then; some twice.
        const late = sent.flatMap((minute) => {
          const delay = delays.next().value as number
          return coverage([delay * 60], at(minute + delay), LESSON)
        })
        const shuffled = [...late, ...once].reverse()
        expect(lengthOf(shuffled)).toBe(lengthOf(once))
        expect(lengthOf(once)).toBeLessThanOrEqual(50 * MINUTE_MS)
        expect(lengthOf(once)).toBeLessThanOrEqual(sent.length * REACH_MS)
      }),
    )
  })

  it('in one call are worth what they are worth one by one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: OLDEST_S }), { minLength: 1, maxLength: 12 }),
        (idades) => {
          const together = coverage(idades, at(20), LESSON)
          expect(together).toEqual(idades.flatMap((idade) => coverage([idade], at(20), LESSON)))
        },
      ),
    )
  })
})

it('the share is whole and within bounds', () => {
  expect([
    shareOf(0, 3000),
    shareOf(1500, 3000),
    shareOf(2999, 3000),
    shareOf(4000, 3000),
    shareOf(9, 0),
  ]).toEqual([0, 50, 100, 100, 0])
})
