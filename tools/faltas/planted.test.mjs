/** Holds one rule and passes another by, which the runner of faults must tell apart. */
import { expect, it } from 'vitest'
import { isGrown, isLong, isMany } from './planted.mjs'

it('holds the limit of age', () => {
  expect([17, 18, 19].map(isGrown)).toEqual([false, true, true])
})

it('passes the limit of length by', () => {
  expect(typeof isLong('texto')).toBe('boolean')
})

it('holds a number that is read once', () => {
  expect([3, 4].map(isMany)).toEqual([false, true])
})
