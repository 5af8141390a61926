/** What is late, and a week in which a missed day takes nothing away. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLate, semanaDe } from './rules-aluno.ts'

const now = new Date('2026-11-18T15:00:00Z')
it('is late from the moment of its end on, and never without one', () => {
  expect(isLate({ ate: now }, now)).toBe(true)
  expect(isLate({ ate: new Date(now.getTime() + 1) }, now)).toBe(false)
  expect(isLate({ ate: null }, now)).toBe(false)
})

describe('the week of a pupil', () => {
  it('is Monday to Sunday by the clock of the place, today among them', () => {
    // Sunday night in São Paulo is Monday in London.
    expect(semanaDe(['2026-11-16', '2026-11-18', '2026-11-15'], now)).toEqual({
      feitos: [true, false, true, false, false, false, false],
      hoje: 2,
      semanas: 2,
    })
    expect(semanaDe([], new Date('2026-11-23T01:00:00Z')).hoje).toBe(6)
  })

  it('forgives a week without, and no more than one in a row', () => {
    const weeks = (...ago: number[]) =>
      semanaDe(
        ago.map((n) => new Date(now.getTime() - n * 7 * 86_400_000).toISOString().slice(0, 10)),
        now,
      ).semanas
    expect(weeks()).toBe(0)
    expect(weeks(0, 1, 2)).toBe(3)
    expect(weeks(1, 2)).toBe(2)
    expect(weeks(0, 2, 4)).toBe(3)
    expect(weeks(0, 3, 4)).toBe(1)
    expect(weeks(2)).toBe(1)
    expect(weeks(3)).toBe(0)
  })

  it('never falls by a day that was done more', () => {
    const dia = fc
      .integer({ min: 0, max: 80 })
      .map((ago) => new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.array(dia), dia, (dias, more) => {
        const [before, after] = [semanaDe(dias, now), semanaDe([...dias, more], now)]
        expect(after.semanas).toBeGreaterThanOrEqual(before.semanas)
        before.feitos.forEach((feito, at) => void (feito && expect(after.feitos[at]).toBe(true)))
      }),
    )
  })
})
