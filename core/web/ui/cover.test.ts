/** A cover is always the same for a title, never empty, within what is shown; and titles do not all look alike. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { H, shapesOf, W } from './cover.ts'

it('follows from its title alone', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const shapes = shapesOf(title)
      expect(shapesOf(title)).toEqual(shapes)
      expect(shapes.length).toBeGreaterThan(3)
      expect(new Set(shapes.map(({ d }) => d)).size).toBe(shapes.length)
      for (const { d } of shapes) expect(d).toMatch(/^M[-\d .,A-Za-z]+Z$/)
    }),
  )
})

it('shows something in the square that a small one is cut to', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const points = shapesOf(title).flatMap(({ d }) => [...d.matchAll(/[ML](-?\d+) (-?\d+)/g)])
      const inside = points.filter(([, x, y]) => Number(x) <= W && Number(y) <= H && Number(x) >= 0)
      expect(inside.length).toBeGreaterThan(0)
    }),
  )
})

it('tells most titles apart', () => {
  const titles = Array.from({ length: 200 }, (_, n) => `Aula ${n}`)
  expect(new Set(titles.map((title) => JSON.stringify(shapesOf(title)))).size).toBe(200)
})
