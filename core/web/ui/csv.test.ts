/** What a spreadsheet reads: numbers stay numbers, formulas become text, quotes survive. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, toCsv } from './csv.ts'

describe('a cell', () => {
  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', ' =HYPERLINK("x")', '\r=1', '＝1'])(
    'never starts a formula: %j',
    (text) => {
      const cell = csvCell(text)
      expect(cell.replace(/^"/, '')).toMatch(/^'/)
    },
  )

  it.each([
    [-3.5, '-3,5'],
    ['-3,5', '-3,5'],
    ['+55', '+55'],
    ['Ana', 'Ana'],
    [null, ''],
    [Number.NaN, ''],
    ['a;b', '"a;b"'],
    ['diz "oi"', '"diz ""oi"""'],
    [new Date('2026-11-18T20:20:00Z'), '18/11/2026 17:20'],
  ])('keeps what is harmless: %j', (value, expected) => {
    expect(csvCell(value)).toBe(expected)
  })

  it('opens no formula for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const inner = csvCell(text).replace(/^"/, '')
        return !/^\s*[=@]/.test(inner)
      }),
    )
  })
})

it('writes a mark, semicolons and CRLF', () => {
  expect(
    toCsv([
      ['Nome', 'Nota'],
      ['Ana', 9.5],
    ]),
  ).toBe('\uFEFFNome;Nota\r\nAna;9,5\r\n')
})
