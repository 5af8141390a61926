/** Series by São Paulo's wall clock: weekdays, ends, bounds, the turn of the year, and moving along. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datesFor } from '../../../core/contract/dates.ts'
import { fromWallClock, wallClock } from '../../../core/contract/time.ts'
import { datesOf, dayFrom, MOST_DATES, moveAlong, type Recorrencia } from './rules-serie.ts'

const days = (inicio: Date, recorrencia: Recorrencia) => {
  const dates = datesOf(inicio, recorrencia)
  return typeof dates === 'string' ? dates : dates.map(datesFor('pt-br').date)
}
/** A Monday, at 20h30. */
const MONDAY = fromWallClock(2026, 12, 21, 20, 30)

describe('a weekly series', () => {
  it('crosses the end of a year', () =>
    expect(days(MONDAY, { dias: [1, 3], ate: '2027-01-06' })).toEqual([
      '21/12/2026',
      '23/12/2026',
      '28/12/2026',
      '30/12/2026',
      '04/01/2027',
      '06/01/2027',
    ]))

  it('counts so many times', () =>
    expect(days(MONDAY, { dias: [5], vezes: 3 })).toEqual(['25/12/2026', '01/01/2027', '08/01/2027']))

  it('is refused with the reason', () => {
    const why = (recorrencia: Recorrencia) => datesOf(MONDAY, recorrencia)
    expect(why({ dias: [1] })).toBe('semFim')
    expect(why({ dias: [1], vezes: 2, ate: '2027-01-01' })).toBe('doisFins')
    expect(why({ dias: [], vezes: 2 })).toBe('semDias')
    expect(why({ dias: [1], vezes: MOST_DATES + 1 })).toBe('muitas')
    expect(why({ dias: [0, 1, 2, 3, 4, 5, 6], ate: '2027-12-31' })).toBe('muitas')
    expect(why({ dias: [0], ate: '2026-12-26' })).toBe('nenhuma')
    expect(why({ dias: [1], ate: '2026-12-20' })).toBe('nenhuma')
    expect(why({ dias: [1], ate: '2027-02-30' })).toBe('dataInvalida')
  })

  it('has room for exactly 60', () =>
    expect(datesOf(MONDAY, { dias: [1], vezes: MOST_DATES })).toHaveLength(MOST_DATES))
})

const instants = fc.date({
  min: new Date('2015-01-01T00:00:00Z'),
  max: new Date('2030-12-31T00:00:00Z'),
  noInvalidDate: true,
})
// Hours that daylight saving skipped at midnight would move: lessons are by day.
const inDay = instants.map((date) => {
  const { year, month, day, minute } = wallClock(date)
  return fromWallClock(year, month, day, 7 + (date.getTime() % 13), minute)
})
const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })

describe('any series', () => {
  it('keeps the hour of the wall and the weekdays, in order, none left out, as many as asked', () => {
    fc.assert(
      fc.property(inDay, weekdays, fc.integer({ min: 1, max: MOST_DATES }), (inicio, dias, vezes) => {
        const dates = datesOf(inicio, { dias, vezes }) as Date[]
        expect(dates).toHaveLength(vezes)
        const { hour, minute } = wallClock(inicio)
        for (const date of dates) {
          const wall = wallClock(date)
          expect([wall.hour, wall.minute]).toEqual([hour, minute])
          expect(dias).toContain(wall.weekday)
        }
        expect(dates[0]?.getTime()).toBeGreaterThanOrEqual(inicio.getTime())
        // Every full week between holds as many lessons as weekdays were chosen.
        for (let i = dias.length; i < dates.length; i += 1) {
          const gap = (dates[i] as Date).getTime() - (dates[i - dias.length] as Date).getTime()
          expect(Math.round(gap / 86_400_000)).toBe(7)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('until a day is the same as the first so many', () => {
    fc.assert(
      fc.property(inDay, weekdays, fc.integer({ min: 1, max: 20 }), (inicio, dias, vezes) => {
        const counted = datesOf(inicio, { dias, vezes }) as Date[]
        const { year, month, day } = wallClock(counted.at(-1) as Date)
        const ate = [year, month, day].map((n) => String(n).padStart(2, '0')).join('-')
        expect(datesOf(inicio, { dias, ate })).toEqual(counted)
      }),
      { numRuns: 200 },
    )
  })

  it('moves along by days and to the hour, and back again', () => {
    fc.assert(
      fc.property(inDay, inDay, inDay, (one, from, to) => {
        const moved = moveAlong(one, from, to)
        const { hour, minute } = wallClock(to)
        expect(wallClock(moved)).toMatchObject({ hour, minute })
        expect(moveAlong(from, from, to)).toEqual(fromWallClock(...partsOf(to)))
        const back = moveAlong(moved, to, from)
        expect(datesFor('pt-br').date(back)).toBe(datesFor('pt-br').date(one))
        const there = wallClock(from)
        expect(wallClock(back)).toMatchObject({ hour: there.hour, minute: there.minute })
      }),
      { numRuns: 300 },
    )
  })
})

const partsOf = (at: Date): [number, number, number, number, number] => {
  const { year, month, day, hour, minute } = wallClock(at)
  return [year, month, day, hour, minute]
}

it('a day is one that the calendar has', () => {
  expect(dayFrom('2026-02-28')).toEqual({ year: 2026, month: 2, day: 28 })
  for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '', 'x'])
    expect([text, dayFrom(text)]).toEqual([text, null])
})
