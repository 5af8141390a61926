/** The week of the games begins on Monday, São Paulo time. */
import { describe, expect, it } from 'vitest'
import { weekStart } from './rules.ts'

describe('the week', () => {
  it.each([
    ['2026-11-23T02:59:59Z', '2026-11-16T03:00:00.000Z'],
    ['2026-11-23T03:00:00Z', '2026-11-23T03:00:00.000Z'],
    ['2026-11-29T23:00:00Z', '2026-11-23T03:00:00.000Z'],
    ['2026-12-01T12:00:00Z', '2026-11-30T03:00:00.000Z'],
    ['2027-01-01T12:00:00Z', '2026-12-28T03:00:00.000Z'],
  ])('of %s began at %s', (now, start) => {
    expect(weekStart(new Date(now)).toISOString()).toBe(start)
  })
})
