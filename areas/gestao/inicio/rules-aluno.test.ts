/** What is late, and a week in which a missed day takes nothing away. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faltamDias, isLate, METAS, metaDe, semanaDe } from './rules-aluno.ts'

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

describe('the goal of a week', () => {
  it('is one of three, or none', () => {
    expect([{ dias: 3 }, { dias: 4 }, { dias: '3' }, {}, null].map(metaDe)).toEqual([
      3,
      null,
      null,
      null,
      null,
    ])
  })

  it.each([
    ['nothing done on Monday', [], 0, 3, 3],
    ['one done, today', [0], 0, 3, 2],
    ['reached', [0, 1, 2], 3, 3, 0],
    ['more than reached', [0, 1, 2, 3], 3, 2, 0],
    ['just possible', [], 4, 3, 3],
    ['no more possible is held against nobody', [], 5, 3, null],
    ['the last day is done already', [6], 6, 2, null],
    ['reached on the last day', [0, 6], 6, 2, 0],
  ] as const)('%s', (_, done, hoje, meta, wanted) => {
    const feitos = Array.from({ length: 7 }, (_, at) => (done as readonly number[]).includes(at))
    expect(faltamDias(meta, { feitos, hoje })).toBe(wanted)
  })

  it('is never nearer by less', () => {
    const week = fc.record({
      feitos: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      hoje: fc.integer({ min: 0, max: 6 }),
    })
    fc.assert(
      fc.property(week, fc.constantFrom(...METAS), (one, meta) => {
        const missing = faltamDias(meta, one)
        const whole = faltamDias(meta, { ...one, feitos: one.feitos.map(() => true) })
        expect(whole).toBe(0)
        expect(missing === null || (missing >= 0 && missing <= meta)).toBe(true)
      }),
    )
  })
})
