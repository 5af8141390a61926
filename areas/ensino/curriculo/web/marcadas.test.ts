/** Ticks from page to page, pasted items, and categories as a tree. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byPlace } from './categorias.ts'
import { itensOf } from './itens.ts'
import { turned, turnedPage } from './marcadas.ts'

it('a tick turns one over, a page all of its own and none of another', () => {
  const two = turned(turned(new Set(), 1), 9)
  expect([...turned(two, 1)]).toEqual([9])
  const page = [1, 2, 3]
  expect([...turnedPage(two, page)].sort()).toEqual([1, 2, 3, 9])
  expect([...turnedPage(turnedPage(two, page), page)]).toEqual([9])
})

it.each([
  ['um', ['um']],
  ['  um \r\n\n dois\num', ['um', 'dois']],
  ['- um\n• dois\n3. três\n4) quatro', ['um', 'dois', 'três', 'quatro']],
  ['1984 é um livro\n-5 graus', ['1984 é um livro', '-5 graus']],
  [' \n ', []],
])('%j is the items %j', (text, itens) => expect(itensOf(text)).toEqual(itens))

it('every category stands in one place, in its order, whatever is said of what it is in', () => {
  const row = fc.record({
    id: fc.integer({ min: 1, max: 20 }),
    pai: fc.option(fc.integer({ min: 21, max: 40 })),
    ordem: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ id }) => id }), (rows) => {
      const places = byPlace(rows)
      expect([...places.values()].flat().length).toBe(rows.length)
      // None of these is in one that is there.
      expect([...places.keys()].filter((key) => key !== null)).toEqual([])
      const orders = (places.get(null) ?? []).map(({ ordem }) => ordem)
      expect(orders).toEqual([...orders].sort((a, b) => a - b))
    }),
  )
  const tree = byPlace([
    { id: 2, pai: 1, ordem: 2 },
    { id: 3, pai: 1, ordem: 1 },
    { id: 1, pai: null, ordem: 1 },
  ])
  expect(tree.get(1)?.map(({ id }) => id)).toEqual([3, 2])
  expect(tree.get(null)?.map(({ id }) => id)).toEqual([1])
})
