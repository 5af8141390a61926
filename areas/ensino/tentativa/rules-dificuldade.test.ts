/** Three wrong in a row in a skill, in whatever order the answers are read; a right one ends it. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dificuldades } from './rules-dificuldade.ts'

const answers = (codigo: string, fracoes: readonly number[]) =>
  fracoes.map((fracao, at) => ({ codigo, fracao, respondida_em: new Date(1_000_000 + at) }))

it.each<[number[], Date | null | undefined]>([
  [[0, 0], undefined],
  [[0, 0, 0], null],
  [[0, 0.49, 0, 0], null],
  [[0, 0.5, 0, 0], undefined],
  [[0, 0, 0, 1], undefined],
  [[1, 0, 0, 0], new Date(1_000_000)],
  [[0, 0, 0, 1, 0, 0, 0, 0], new Date(1_000_003)],
])('%j: %s', (fracoes, desde) => {
  const expected = desde === undefined ? [] : [{ codigo: 'EF07MA05', desde }]
  expect(dificuldades(answers('EF07MA05', fracoes))).toEqual(expected)
})

it('is the same in any order, skill by skill', () => {
  const fracoes = fc.array(fc.constantFrom(0, 0.25, 0.5, 1), { maxLength: 9 })
  const given = fc.tuple(fracoes, fracoes).chain(([one, other]) =>
    fc.tuple(
      fc.constant([one, other] as const),
      fc.shuffledSubarray([...answers('a', one), ...answers('b', other)], {
        minLength: one.length + other.length,
      }),
    ),
  )
  fc.assert(
    fc.property(given, ([[one, other], shuffled]) => {
      const found = dificuldades(shuffled).map(({ codigo }) => codigo)
      const inTrouble = (all: readonly number[]) =>
        all.length >= 3 && all.slice(-3).every((fracao) => fracao < 0.5)
      expect(found.includes('a')).toBe(inTrouble(one))
      expect(found.includes('b')).toBe(inTrouble(other))
    }),
  )
})
