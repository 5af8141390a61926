/** The measure that bounds guesses over the world: never more in any hour than its figures say. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  KNOWN_BROWSER,
  KNOWN_BROWSERS,
  type Measure,
  measureTaken,
  measureWait,
  readCode,
  STRANGERS,
} from './rules.ts'

const HOUR_S = 3_600
const inAnHour = ({ burst, everyS }: Measure) => burst + HOUR_S / everyS

/** The moments, of those asked, at which one was given. */
function taken(measure: Measure, asked: readonly number[]): number[] {
  let full = new Date(0)
  return asked.filter((second) => {
    const now = new Date(second * 1_000)
    if (measureWait(measure, full, now) > 0) return false
    full = measureTaken(measure, full, now)
    return true
  })
}

describe('a measure', () => {
  it('of strangers and of the known browsers together is at most 100 an hour', () => {
    expect(inAnHour(STRANGERS) + KNOWN_BROWSERS * inAnHour(KNOWN_BROWSER)).toBeLessThanOrEqual(100)
  })

  it('gives no more in any hour than its figures say, whatever the gaps', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(STRANGERS, KNOWN_BROWSER),
        fc.array(fc.nat(40), { minLength: 1, maxLength: 600 }),
        (measure, gaps) => {
          let at = 1_000_000
          const given = taken(
            measure,
            gaps.map((gap) => (at += gap)),
          )
          for (const [n, from] of given.entries())
            expect(given.slice(n).filter((second) => second < from + HOUR_S).length).toBeLessThanOrEqual(
              inAnHour(measure),
            )
        },
      ),
    )
  })

  it('gives to whoever asks without end what an hour holds', () => {
    const always = Array.from({ length: HOUR_S }, (_, second) => 1_000_000 + second)
    expect(taken(STRANGERS, always).length).toBe(inAnHour(STRANGERS) - 1)
  })

  it('tells how long to wait: then, and not before, one is given', () => {
    fc.assert(
      fc.property(fc.nat(100), (count) => {
        let full = new Date(0)
        const now = new Date(5_000_000)
        for (let n = 0; n < count; n += 1) full = measureTaken(KNOWN_BROWSER, full, now)
        const wait = measureWait(KNOWN_BROWSER, full, now)
        const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
        expect(measureWait(KNOWN_BROWSER, full, later(wait))).toBe(0)
        const justBefore = wait > 0 ? measureWait(KNOWN_BROWSER, full, later(wait - 1)) : 1
        expect([wait, justBefore]).toEqual([wait, 1])
      }),
    )
  })
})

describe('an instant that is kept', () => {
  const now = new Date(5_000_000)
  const full = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
  const measure: Measure = { burst: 3, everyS: 60 }

  it('leaves room for a burst, and tells the seconds beyond it, rounded up', () => {
    expect(
      [-600, 0, 120, 120.001, 121, 180].map((seconds) => measureWait(measure, full(seconds), now)),
    ).toEqual([0, 0, 0, 1, 1, 60])
  })

  it('moves on by one from itself, or from now where it is past', () => {
    expect([-600, 0, 30].map((seconds) => measureTaken(measure, full(seconds), now))).toEqual(
      [60, 60, 90].map(full),
    )
  })
})

describe('a mailed code as typed', () => {
  it.each([
    ['ABCDE-23456', 'ABCDE23456'],
    [' abcde 23456 ', 'ABCDE23456'],
    ['ABCDE2345', null],
    ['ABCDE-234567', null],
    ['', null],
  ])('%s', (typed, code) => expect(readCode(typed)).toBe(code))
})
