/** Rectangles on pictures and numbers as they are written. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { between, nudged } from './Areas.tsx'

const corner = fc.record({
  x: fc.double({ min: -50, max: 150, noNaN: true }),
  y: fc.double({ min: -50, max: 150, noNaN: true }),
})

describe('a rectangle', () => {
  it('drawn anywhere, moved and stretched by any keys, stays on the picture', () => {
    const keys = fc.array(
      fc.tuple(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), fc.boolean()),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(corner, corner, keys, (a, b, moves) => {
        let area = between(a, b)
        for (const [key, sizes] of moves) {
          if (!sizes) area = nudged(area, key, false) ?? area
        }
        expect(area.x).toBeGreaterThanOrEqual(0)
        expect(area.y).toBeGreaterThanOrEqual(0)
        expect(area.x + area.largura).toBeLessThanOrEqual(100.11)
        expect(area.y + area.altura).toBeLessThanOrEqual(100.11)
      }),
    )
  })

  it('moves by one percent, with Shift changes its size, and leaves other keys alone', () => {
    const area = { x: 10, y: 10, largura: 20, altura: 20 }
    expect(nudged(area, 'ArrowRight', false)).toEqual({ ...area, x: 11 })
    expect(nudged(area, 'ArrowUp', true)).toEqual({ ...area, altura: 19 })
    expect(nudged(area, 'Tab', false)).toBeNull()
    expect(nudged({ ...area, x: 80 }, 'ArrowRight', false)?.x).toBe(80)
  })
})
