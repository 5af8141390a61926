/** Each sentence about dates, times and numbers once; the calendar itself by properties. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datesFor } from './dates.ts'
import { dayAt, formatDuration, formatNumber, parseDate, parseMysqlDate, wallClock } from './time.ts'

// Thursday, 12/03/2026, 14h32 in São Paulo.
const now = new Date('2026-03-12T17:32:00Z')

const { date } = datesFor('pt-br')

describe('formats', () => {
  it('shows São Paulo time, wherever the machine stands', () => {
    expect(dayAt(new Date('2026-01-01T02:59:59Z'))).toBe('2025-12-31')
  })

  it.each([
    [formatNumber(1284), '1.284'],
    [formatNumber(7.256), '7,26'],
    [formatNumber(7, 2), '7,00'],
    [formatNumber(1284.5, 1, 'en-us'), '1,284.5'],
  ])('number %s', (shown, expected) => expect(shown).toBe(expected))

  it.each([
    [753, '00:12:33'],
    [0, '00:00:00'],
    [59.9, '00:00:59'],
    [360_000, '100:00:00'],
    [-5, '00:00:00'],
  ])('%d s lasts %s', (seconds, shown) => expect(formatDuration(seconds)).toBe(shown))

  it('refuses what is no time, in Portuguese', () => {
    expect(() => date(new Date(Number.NaN))).toThrow('Data inválida')
    expect(() => formatDuration(Number.NaN)).toThrow('Duração inválida')
  })
})

describe('parse', () => {
  it('reads a day as its start in São Paulo', () => {
    expect(parseDate('12/03/2026').toISOString()).toBe('2026-03-12T03:00:00.000Z')
  })

  it('reads MySQL dates as São Paulo time', () => {
    expect(parseMysqlDate('2026-03-12 14:32:00')).toEqual(now)
    expect(parseMysqlDate('2026-03-12 14:32:00.123456')).toEqual(now)
    expect(parseMysqlDate('2026-03-12').toISOString()).toBe('2026-03-12T03:00:00.000Z')
  })

  it.each([
    '',
    '1/2/2026',
    '30/02/2026',
    '29/02/2025',
    '00/01/2026',
    '01/13/2026',
    '2026-01-01',
    '01/01/0000',
  ])('refuses %j as dd/mm/aaaa', (text) =>
    expect(() => parseDate(text)).toThrow('Data inválida: use dd/mm/aaaa.'),
  )

  it.each(['', 'ontem', '0000-00-00 00:00:00', '2026-02-30', '2026-01-01 24:00:00', '2026-01-01T00:00:00Z'])(
    'refuses %j as a MySQL date',
    (text) => expect(() => parseMysqlDate(text)).toThrow('Data do MySQL inválida'),
  )

  it('knows 29 February', () => {
    expect(date(parseDate('29/02/2024'))).toBe('29/02/2024')
  })

  it('starts the day at 1h where daylight saving skipped midnight', () => {
    expect(wallClock(parseDate('04/11/2018'))).toMatchObject({ day: 4, month: 11, hour: 1 })
  })

  it('gives back every day it shows, from 1900 to 2100', () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_566, max: 47_847 }), (days) => {
        const shown = new Date(days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/')
        expect(date(parseDate(shown))).toBe(shown)
      }),
    )
  })
})
