/** Periods of reports: both days are in, by the clock of São Paulo. */
import { describe, expect, it } from 'vitest'
import { periodOf } from './rules.ts'

describe('a period', () => {
  it('holds its first and its last day whole, in São Paulo', () => {
    expect(periodOf('2026-11-01', '2026-11-30')).toEqual({
      de: new Date('2026-11-01T03:00:00Z'),
      ate: new Date('2026-12-01T03:00:00Z'),
    })
    expect(periodOf('2026-11-01', '2026-11-01')).toEqual({
      de: new Date('2026-11-01T03:00:00Z'),
      ate: new Date('2026-11-02T03:00:00Z'),
    })
  })

  it('is open where no day is told', () => {
    expect(periodOf(undefined, undefined)).toEqual({ de: null, ate: null })
  })

  it('is refused with a day that does not exist, or turned round', () => {
    expect(periodOf('2026-02-30', undefined)).toEqual({ campo: 'de', falta: 'diaInvalido' })
    expect(periodOf(undefined, '2026-13-01')).toEqual({ campo: 'ate', falta: 'diaInvalido' })
    expect(periodOf('2026-11-02', '2026-11-01')).toEqual({ campo: 'ate', falta: 'trocadas' })
  })
})
