/** How moments are read: both languages, the field of a form there and back. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datesFor, relativeTime } from './dates.ts'

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

describe('near', () => {
  it.each([
    ['2026-03-12T21:00:00Z', 'hoje, 18h', 'today, 18:00'],
    ['2026-03-13T02:59:00Z', 'hoje, 23h59', 'today, 23:59'],
    ['2026-03-13T03:00:00Z', 'amanhã, 0h', 'tomorrow, 0:00'],
    ['2026-03-11T17:32:00Z', 'ontem, 14h32', 'yesterday, 14:32'],
    ['2026-03-06T11:00:00Z', 'sex, 8h', 'Fri, 8:00'],
    ['2026-03-18T11:05:00Z', 'qua, 8h05', 'Wed, 8:05'],
    ['2026-03-05T23:00:00Z', '05/03/2026', '5 Mar 2026'],
    ['2026-03-19T11:00:00Z', '19/03/2026', '19 Mar 2026'],
  ])('%s', (at, pt, en) => {
    expect(datesFor('pt-br').near(at, now)).toBe(pt)
    expect(datesFor('en-us').near(at, now)).toBe(en)
  })
})

const pt = datesFor('pt-br')
const en = datesFor('en-us')

describe('a moment', () => {
  it('is written dd/mm/aaaa in Portuguese; in English with the month in letters', () => {
    expect([pt.date(now), pt.dateTime(now)]).toEqual(['12/03/2026', '12/03/2026, 14h32'])
    expect([en.date(now), en.dateTime(now)]).toEqual(['12 Mar 2026', '12 Mar 2026, 14:32'])
    expect(en.date('2026-11-10T15:00:00Z')).toBe('10 Nov 2026')
    expect(pt.date('2026-01-01T02:59:59Z')).toBe('31/12/2025')
  })

  it('is short beside others, with its year where that is another', () => {
    expect([pt.short('2026-04-24T21:00:00Z', now), en.short('2027-02-03T15:00:00Z', now)]).toEqual([
      '24 abr',
      '3 Feb 2027',
    ])
    expect(pt.longDay(now)).toBe('quinta-feira, 12 de março')
  })

  it('comes back from the field of a form as it went, minute by minute', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true }),
        (at) => {
          const whole = new Date(Math.floor(at.getTime() / 60_000) * 60_000)
          expect(pt.instant(pt.field(whole))).toBe(whole.toISOString())
        },
      ),
    )
    expect([pt.field(null), pt.instant(''), pt.instant('2026-11')]).toEqual(['', null, null])
  })

  it('is refused in Portuguese where it is none', () => {
    expect(() => pt.date('ontem')).toThrow('Data inválida.')
    expect(() => relativeTime(new Date(Number.NaN), now)).toThrow('Data inválida.')
  })
})
