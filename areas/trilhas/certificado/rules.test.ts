/** Rules of certificates: dates in words, pictures that are sheets. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkUrl, dateInWords, problemOfImage } from './rules.ts'

describe('the date of a certificate', () => {
  it.each([
    ['2026-11-22T12:00:00Z', '22 de novembro de 2026', '22 November 2026'],
    ['2026-03-01T12:00:00Z', '1º de março de 2026', '1 March 2026'],
    ['2026-12-31T23:30:00Z', '31 de dezembro de 2026', '31 December 2026'],
    ['2027-01-01T02:59:59Z', '31 de dezembro de 2026', '31 December 2026'],
    ['2027-01-01T03:00:00Z', '1º de janeiro de 2027', '1 January 2027'],
  ])('%s is told as %s, the day of São Paulo', (at, pt, en) => {
    expect([dateInWords(new Date(at)), dateInWords(new Date(at), 'en-us')]).toEqual([pt, en])
  })
})

describe('the picture of a sheet', () => {
  it.each([
    [1754, 1240, null],
    [3508, 2480, null],
    [1400, 990, null],
    [1399, 989, 'pequena'],
    [1240, 1754, 'emPe'],
    [2000, 2000, 'emPe'],
    [1920, 1080, 'emPe'],
    [10, 7, 'pequena'],
  ])('of %i × %i: %s', (width, height, problem) => {
    expect(problemOfImage({ width, height })).toBe(problem)
  })

  it('is never one that stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 0, max: 9000 }), (width, more) => {
        expect(problemOfImage({ width, height: width + more })).toBe('emPe')
      }),
    )
  })
})

it('the address of the QR code ends with the code', () => {
  expect(checkUrl('https://a.test', 'K7QDM3XP8RTW')).toBe('https://a.test/certificado/K7QDM3XP8RTW')
})
