/** The best grade is the same whatever the order, one a key; means leave out who has none. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beats, bestGrades, type Graded, mean, meanTime } from './rules-trilha.ts'

const graded = fc.record({
  key: fc.constantFrom('a', 'b', 'c'),
  nota: fc.integer({ min: 0, max: 20 }).map((n) => n / 2),
  status: fc.constantFrom('aprovado' as const, 'reprovado' as const),
  tempo: fc.integer({ min: 0, max: 5 }),
})
type Row = Graded & { key: string }
const best = (rows: readonly Row[]) => bestGrades(rows, ({ key }) => key)
const asText = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).sort()

describe('the best grade', () => {
  it.each([
    [
      { nota: 6, status: 'aprovado', tempo: 9 },
      { nota: 9.5, status: 'reprovado', tempo: 1 },
    ],
    [
      { nota: 8, status: 'aprovado', tempo: 9 },
      { nota: 7.9, status: 'aprovado', tempo: 1 },
    ],
    [
      { nota: 3, status: 'reprovado', tempo: 9 },
      { nota: 2, status: 'reprovado', tempo: 1 },
    ],
    [
      { nota: 8, status: 'aprovado', tempo: 1 },
      { nota: 8, status: 'aprovado', tempo: 2 },
    ],
  ] as const)('%j beats %j', (one, other) => {
    expect([beats(one, other), beats(other, one)]).toEqual([true, false])
  })

  it('is beaten by none of its key, and there is one for each', () => {
    fc.assert(
      fc.property(fc.array(graded), (rows) => {
        const kept = best(rows)
        expect(new Set(kept.map(({ key }) => key)).size).toBe(kept.length)
        expect(kept.map(({ key }) => key).sort()).toEqual([...new Set(rows.map(({ key }) => key))].sort())
        for (const row of rows) expect(kept.some((one) => one.key === row.key && beats(row, one))).toBe(false)
      }),
    )
  })

  it('depends on no order, and keeping the best of the best changes nothing', () => {
    fc.assert(
      fc.property(
        fc
          .array(graded)
          .chain((rows) =>
            fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
          ),
        ([rows, shuffled]) => {
          expect(asText(best(shuffled))).toEqual(asText(best(rows)))
          expect(best(best(rows))).toEqual(best(rows))
        },
      ),
    )
  })
})

describe('means', () => {
  it.each([
    [[], null],
    [[null, null], null],
    [[7, null, 8], 7.5],
    [[10, 10, 5], 8.33],
    [[0, null], 0],
  ])('of %j: %s', (values, wanted) => {
    expect(mean(values)).toBe(wanted)
  })

  it('lie between the least and the most, whatever is missing', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 1000 }))), (values) => {
        const given = values.filter((value) => value !== null)
        const found = mean(values)
        expect(found).toBe(mean(given))
        if (found === null) expect(given).toEqual([])
        else {
          expect(found).toBeGreaterThanOrEqual(Math.min(...given))
          expect(found).toBeLessThanOrEqual(Math.max(...given))
        }
      }),
    )
  })

  it('of times are whole seconds', () => {
    expect([meanTime([10, 11, null]), meanTime([null])]).toEqual([11, null])
  })
})
