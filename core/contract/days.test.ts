/** Days of the calendar: months' ends, leap years, weeks, and what people type. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datesFor } from './dates.ts'
import {
  addDays,
  addMonths,
  clampDay,
  isDay,
  readDay,
  readMoment,
  readTime,
  weekdayOf,
  weeksOf,
} from './days.ts'
import { dayAt, dayStart } from './time.ts'

/** A Friday. */
const TODAY = '2026-11-27'
const days = fc
  .integer({ min: -300_000, max: 2_900_000 })
  .map((n) => addDays('1970-01-01', n))
  .filter((iso) => iso >= '0001-01-01' && iso <= '9999-12-31')

describe('counting', () => {
  it('there and back is the same day; a week later is the same weekday', () =>
    fc.assert(
      fc.property(days, fc.integer({ min: -4_000, max: 4_000 }), (day, n) => {
        expect(isDay(day)).toBe(true)
        const then = addDays(day, n)
        if (!isDay(then)) return
        expect(addDays(then, -n)).toBe(day)
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day))
        expect(then > day).toBe(n > 0)
      }),
    ))

  it('a month later has the same number, or is the last day of a shorter month', () => {
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2023-01-31', 1)).toBe('2023-02-28')
    expect(addMonths('1900-01-31', 1)).toBe('1900-02-28')
    expect(addMonths('2000-02-29', 12)).toBe('2001-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    fc.assert(
      fc.property(days, fc.integer({ min: -500, max: 500 }), (day, n) => {
        const then = addMonths(day, n)
        if (!isDay(then)) return
        const months = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7))
        expect(months(then) - months(day)).toBe(n)
        const last = addDays(then, 1).slice(8) === '01'
        expect(then.slice(8) === day.slice(8) || (last && then.slice(8) < day.slice(8))).toBe(true)
      }),
    )
  })

  it('the weeks of a month begin on Sundays and hold each of its days once', () =>
    fc.assert(
      fc.property(
        days.filter((iso) => iso > '0002-01-01' && iso < '9998-12-01'),
        (day) => {
          const weeks = weeksOf(day)
          expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 0)).toBe(true)
          const own = weeks.flat().filter((iso) => iso.slice(0, 7) === day.slice(0, 7))
          const last = Number(addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1).slice(8))
          expect(own.map((iso) => Number(iso.slice(8)))).toEqual(
            Array.from({ length: last }, (_, i) => i + 1),
          )
          expect(weeks.every((week) => week.some((iso) => iso.slice(0, 7) === day.slice(0, 7)))).toBe(true)
        },
      ),
    ))

  it('stays within what may be chosen', () => {
    expect(clampDay(TODAY, '2026-12-01')).toBe('2026-12-01')
    expect(clampDay(TODAY, '', '2026-01-01')).toBe('2026-01-01')
    expect(clampDay(TODAY, '2026-01-01', '2026-12-31')).toBe(TODAY)
  })

  it('is the day of São Paulo, where clocks went forward at midnight too', () => {
    expect(dayAt(new Date('2026-11-28T02:30:00Z'))).toBe(TODAY)
    expect(dayAt(new Date('2018-11-04T02:59:59Z'))).toBe('2018-11-03')
    expect(dayAt(new Date('2018-11-04T03:00:00Z'))).toBe('2018-11-04')
    fc.assert(
      fc.property(
        days.filter((iso) => iso > '1930-01-01' && iso < '2100-01-01'),
        (day) => {
          expect(dayAt(dayStart(day))).toBe(day)
        },
      ),
    )
  })
})

describe('what is typed', () => {
  it('every day is read as it is written, in both languages, with and without strokes', () =>
    fc.assert(
      fc.property(days, (day) => {
        const [year, month, number] = day.split('-')
        for (const text of [
          datesFor('pt-br').day(day),
          `${number}${month}${year}`,
          `${Number(number)}/${Number(month)}/${year}`,
          ` ${number}.${month}.${year} `,
          day,
        ])
          expect(readDay(text, TODAY, true)).toBe(day)
        if (day >= '1000') expect(readDay(datesFor('en-us').day(day), TODAY, true)).toBe(day)
      }),
    ))

  it.each([
    ['hoje', '2026-11-27'],
    ['Amanhã', '2026-11-28'],
    ['amanha', '2026-11-28'],
    ['depois de  amanhã', '2026-11-29'],
    ['ontem', '2026-11-26'],
    // Of today one says so: a weekday is the next one.
    ['sexta', '2026-12-04'],
    ['Sexta-feira', '2026-12-04'],
    ['sáb', '2026-11-28'],
    ['segunda', '2026-11-30'],
    ['terça-feira', '2026-12-01'],
    ['tomorrow', '2026-11-28'],
    ['monday', '2026-11-30'],
    ['3/12', '2026-12-03'],
    ['3/12/27', '2027-12-03'],
    ['031287', '1987-12-03'],
    ['3 dez', '2026-12-03'],
    ['3 de dezembro de 2026', '2026-12-03'],
    ['29/02/2028', '2028-02-29'],
  ])('“%s” is %s', (text, day) => expect(readDay(text, TODAY)).toBe(day))

  it.each([
    '',
    '30/02/2026',
    '29/02/2027',
    '00/01/2026',
    '12/13/2026',
    '32012026',
    'sextilha',
    '3/12/202',
    '2026-02-30',
    'hoje 8',
  ])('“%s” is no day', (text) => expect(readDay(text, TODAY)).toBeNull())

  it('while it is typed nothing is read that may go on', () => {
    for (const text of ['3/12', '3/12/20', '031220', 'sex', 'hoje', '3 dez'])
      expect(readDay(text, TODAY, true)).toBeNull()
  })

  it('never throws, and gives nothing but days', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9/.: h-]{0,16}$/)), (text) => {
        const day = readDay(text, TODAY)
        expect(day === null || isDay(day)).toBe(true)
        const moment = readMoment(text, TODAY)
        expect(moment.day === null || isDay(moment.day)).toBe(true)
        expect(moment.time === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(moment.time)).toBe(true)
      }),
    ))

  it('an hour, however it is written', () => {
    for (const text of ['14h30', '14:30', '1430', '14 h 30', '14h30min']) expect(readTime(text)).toBe('14:30')
    expect([readTime('8h'), readTime('8 horas'), readTime('0h')]).toEqual(['08:00', null, '00:00'])
    for (const text of ['24h', '14h60', '14', 'h', '']) expect(readTime(text)).toBeNull()
  })

  it('a day with its hour', () => {
    const read = { day: '2026-12-03', time: '14:30' }
    for (const text of [
      '03/12/2026, 14h30',
      '03/12/2026 14:30',
      '03122026 1430',
      '2026-12-03T14:30',
      '3/12 às 14h30',
    ])
      expect(readMoment(text, TODAY)).toEqual(read)
    expect(readMoment('amanhã 8h', TODAY)).toEqual({ day: '2026-11-28', time: '08:00' })
    expect(readMoment('03/12/2026', TODAY)).toEqual({ day: '2026-12-03', time: null })
    expect(readMoment('03/12/2026,', TODAY)).toEqual({ day: '2026-12-03', time: null })
    expect(readMoment('3 12 2026', TODAY)).toEqual({ day: '2026-12-03', time: null })
    fc.assert(
      fc.property(
        days.filter((iso) => iso > '1930-01-01' && iso < '2100-01-01'),
        fc.nat({ max: 1439 }),
        (day, minute) => {
          const dates = datesFor('pt-br')
          const at = dayStart(day).getTime() + minute * 60_000
          const field = dates.field(at)
          expect(readMoment(dates.dateTime(at), TODAY, true)).toEqual({
            day: field.slice(0, 10),
            time: field.slice(11),
          })
        },
      ),
    )
  })
})
