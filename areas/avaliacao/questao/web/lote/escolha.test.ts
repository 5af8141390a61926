/** What is chosen of a list: each once, never more than may be, from one to another in the order of the page. */
import { expect, it } from 'vitest'
import { between, withThese } from './escolha.ts'

it('keeps what there was and stops where it is full', () => {
  expect([...withThese(new Set([1, 2]), [2, 3, 4], true, 3)]).toEqual([1, 2, 3])
  expect([...withThese(new Set([1, 2, 3]), [2, 9], false, 3)]).toEqual([1, 3])
  expect([...withThese(new Set([1, 2, 3, 4]), [5], true, 3)]).toEqual([1, 2, 3, 4])
})

it('reaches from one to the other, whichever comes first, and to one alone from another page', () => {
  expect(between([5, 4, 3, 2], 4, 2)).toEqual([4, 3, 2])
  expect(between([5, 4, 3, 2], 2, 4)).toEqual([4, 3, 2])
  expect(between([5, 4, 3, 2], 99, 4)).toEqual([4])
  expect(between([5, 4, 3, 2], null, 3)).toEqual([3])
  expect(between([], 1, 3)).toEqual([3])
})
