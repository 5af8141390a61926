/** Days and instants: the last day counts whole. */
import { expect, it } from 'vitest'
import { datesFor } from '../../../../core/contract/dates.ts'
import { dayInWords, dayOf, instantOf } from './dias.ts'

it('a day begins and ends at midnight in São Paulo, and comes back as it was typed', () => {
  expect(instantOf('2026-03-02')).toBe('2026-03-02T03:00:00.000Z')
  expect(instantOf('2026-03-31', true)).toBe('2026-04-01T03:00:00.000Z')
  for (const day of ['2026-03-02', '2026-12-31']) {
    expect(dayOf(instantOf(day))).toBe(day)
    expect(dayOf(instantOf(day, true), true)).toBe(day)
  }
  expect([instantOf(''), instantOf('2026-3'), dayOf(null)]).toEqual([null, null, ''])
  expect(dayInWords('2026-04-01T03:00:00.000Z', datesFor('pt-br'), true)).toBe('31/03/2026')
})
