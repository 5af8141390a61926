/** Business days of the deadlines: weekends, fixed and moving holidays, the turn of the year. */
import { describe, expect, it } from 'vitest'
import { datesFor } from '../../../core/contract/dates.ts'
import { afterBusinessDays, isFree, prazosDe } from './rules-incidente.ts'

describe('a free day', () => {
  it.each([
    [2026, 2, 16, true, 'carnival, Monday'],
    [2026, 2, 17, true, 'carnival'],
    [2026, 2, 18, false, 'Ash Wednesday'],
    [2026, 4, 3, true, 'Good Friday'],
    [2026, 4, 21, true, 'Tiradentes'],
    [2026, 6, 4, true, 'Corpus Christi'],
    [2024, 3, 29, true, 'Good Friday of 2024'],
    [2025, 6, 19, true, 'Corpus Christi of 2025'],
    [2026, 11, 20, true, 'Consciência Negra'],
    [2026, 11, 21, true, 'a Saturday'],
    [2026, 11, 23, false, 'a Monday'],
  ])('%i-%i-%i is %s: %s', (year, month, day, free) => {
    expect(isFree(year, month, day)).toBe(free)
  })
})

describe('the deadlines', () => {
  it('count from the day after, to the last moment of the day, past holidays', () => {
    // Thursday before Consciência Negra and a weekend.
    const ciencia = new Date('2026-11-19T15:00:00-03:00')
    const { comunicar, completar } = prazosDe({ ciencia, comunicado: null })
    expect(datesFor('pt-br').dateTime(comunicar)).toBe('25/11/2026, 23h59')
    expect(datesFor('pt-br').date(completar)).toBe('23/12/2026')
    expect(datesFor('pt-br').date(prazosDe({ ciencia, comunicado: ciencia }).completar)).toBe('18/12/2026')
  })

  it('are of São Paulo, whatever the hour, and pass the turn of the year', () => {
    const late = new Date('2026-12-31T02:30:00Z')
    expect(datesFor('pt-br').date(afterBusinessDays(late, 1))).toBe('31/12/2026')
    expect(datesFor('pt-br').date(afterBusinessDays(late, 2))).toBe('04/01/2027')
  })
})
