/** Marks are read as they are written, and written as they are read. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notaText, parseNota } from './nota.ts'

describe('marks', () => {
  it.each([
    ['9,5', 9.5],
    ['9.5', 9.5],
    ['8', 8],
    ['10', 10],
    ['10,0', 10],
    [' 7,25 ', 7.25],
    ['6,', 6],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['10,1', undefined],
    ['11', undefined],
    ['-1', undefined],
    ['7,255', undefined],
    ['dez', undefined],
    ['1e1', undefined],
  ])('%j is %j', (text, nota) => expect(parseNota(text)).toBe(nota))

  it('shows at least one place', () => {
    expect([notaText(9.5), notaText(8), notaText(7.25), notaText(10), notaText(null)]).toEqual([
      '9,5',
      '8,0',
      '7,25',
      '10,0',
      '',
    ])
  })

  it('comes back the same', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (n) => {
        expect(parseNota(notaText(n / 100))).toBe(n / 100)
      }),
    ))
})
