/** Each sentence about dates, times and numbers once; the calendar itself by properties. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dayAt,
  formatDate,
  formatDateTime,
  formatDuration,
  formatNumber,
  nearDate,
  parseDate,
  parseMysqlDate,
  relativeTime,
  wallClock,
} from './time.ts'

// Thursday, 12/03/2026, 14h32 in São Paulo.
const now = new Date('2026-03-12T17:32:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const MIN = 60
const H = 3600
const D = 86_400

describe('relativeTime', () => {
  it.each([
    [0, 'Agora', 'Now'],
    [-59, 'Agora', 'Now'],
    [59, 'Agora', 'Now'],
    [-60, 'há 1 minuto', '1 minute ago'],
    [-59 * MIN - 59, 'há 59 minutos', '59 minutes ago'],
    [-H, 'há 1 hora', '1 hour ago'],
    [-23 * H - 3599, 'há 23 horas', '23 hours ago'],
    [-D, 'há 1 dia', '1 day ago'],
    [-29 * D, 'há 29 dias', '29 days ago'],
    [-30 * D, 'há 1 mês', '1 month ago'],
    [-364 * D, 'há 11 meses', '11 months ago'],
    [-365 * D, 'há 1 ano', '1 year ago'],
    [-800 * D, 'há 2 anos', '2 years ago'],
    [5 * MIN, 'em 5 minutos', 'in 5 minutes'],
  ])('%i s from now', (seconds, pt, en) => {
    expect(relativeTime(later(seconds), now)).toBe(pt)
    expect(relativeTime(later(seconds), now, 'en-us')).toBe(en)
  })
})

describe('nearDate', () => {
  it.each([
    ['2026-03-12T21:00:00Z', 'hoje, 18h', 'today, 18:00'],
    ['2026-03-13T02:59:00Z', 'hoje, 23h59', 'today, 23:59'],
    ['2026-03-13T03:00:00Z', 'amanhã, 0h', 'tomorrow, 0:00'],
    ['2026-03-11T17:32:00Z', 'ontem, 14h32', 'yesterday, 14:32'],
    ['2026-03-06T11:00:00Z', 'sex, 8h', 'Fri, 8:00'],
    ['2026-03-18T11:05:00Z', 'qua, 8h05', 'Wed, 8:05'],
    ['2026-03-05T23:00:00Z', '05/03/2026', '05/03/2026'],
    ['2026-03-19T11:00:00Z', '19/03/2026', '19/03/2026'],
  ])('%s', (at, pt, en) => {
    expect(nearDate(new Date(at), now)).toBe(pt)
    expect(nearDate(new Date(at), now, 'en-us')).toBe(en)
  })
})

describe('formats', () => {
  it('shows São Paulo time, wherever the machine stands', () => {
    expect(formatDate(new Date('2026-01-01T02:59:59Z'))).toBe('31/12/2025')
    expect(dayAt(new Date('2026-01-01T02:59:59Z'))).toBe('2025-12-31')
    expect(formatDateTime(now)).toBe('12/03/2026, 14h32')
    expect(formatDateTime(now, 'en-us')).toBe('12/03/2026, 14:32')
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
    expect(() => formatDate(new Date(Number.NaN))).toThrow('Data inválida')
    expect(() => relativeTime(new Date(Number.NaN), now)).toThrow('Data inválida')
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
    expect(formatDate(parseDate('29/02/2024'))).toBe('29/02/2024')
  })

  it('starts the day at 1h where daylight saving skipped midnight', () => {
    expect(wallClock(parseDate('04/11/2018'))).toMatchObject({ day: 4, month: 11, hour: 1 })
  })

  it('gives back every day it shows, from 1900 to 2100', () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_566, max: 47_847 }), (days) => {
        const shown = new Date(days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/')
        expect(formatDate(parseDate(shown))).toBe(shown)
      }),
    )
  })
})
