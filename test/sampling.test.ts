/** What chooses a part of a cross-product leaves nothing out for good. */
import { expect, it } from 'vitest'
import { some, WHOLE } from './sampling.ts'

const PEOPLE = ['aluna', 'professor', 'gestora', 'administradora', 'plataforma']

it('chooses the same for the same seed, and another for another', () => {
  const chosen = (seed: string) =>
    Array.from({ length: 40 }, (_, call) => some(PEOPLE, 1, `call ${call}`, seed)).flat()
  expect(chosen('a')).toEqual(chosen('a'))
  if (!WHOLE) expect(chosen('a')).not.toEqual(chosen('b'))
  expect(new Set(chosen('a'))).toEqual(new Set(PEOPLE))
})

it('leaves none out: every seed chooses each for some of the calls', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const found = Array.from({ length: 300 }, (_, call) => some(PEOPLE, 2, `call ${call}`, String(seed)))
    expect(
      Math.min(...PEOPLE.map((person) => found.filter((one) => one.includes(person)).length)),
    ).toBeGreaterThan(60)
    expect(Math.max(...found.map((one) => one.length))).toBe(WHOLE ? PEOPLE.length : 2)
  }
})

it('takes all where there are no more', () => {
  expect(some(PEOPLE, 5, 'x')).toEqual(PEOPLE)
})
