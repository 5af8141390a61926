/** Days are those of São Paulo, whatever the clock of the device. */
import { describe, expect, it } from 'vitest'
import { dayHeading, dayNumber, weekOf } from './days.ts'

const now = new Date('2026-11-18T13:00:00Z')

describe('days', () => {
  it('begin at midnight in São Paulo', () => {
    expect(dayNumber(new Date('2026-11-18T02:59:59Z'))).toBe(dayNumber(now) - 1)
    expect(dayNumber(new Date('2026-11-18T03:00:00Z'))).toBe(dayNumber(now))
  })

  it('are named by their week day within a week, by their date before', () => {
    expect(dayHeading(new Date('2026-11-16T13:00:00Z'), now, 'pt-br')).toBe('Segunda-feira')
    expect(dayHeading(new Date('2026-11-11T13:00:00Z'), now, 'pt-br')).toBe('11 de novembro')
  })

  it('make a week from Monday to Sunday', () => {
    const week = weekOf(now, 'pt-br')
    expect(week.map(({ date }) => date)).toEqual([16, 17, 18, 19, 20, 21, 22])
    expect(week[0]?.name).toBe('seg')
    // A Sunday belongs to the week that began six days before.
    expect(weekOf(new Date('2026-11-22T13:00:00Z'), 'pt-br')[0]?.date).toBe(16)
  })
})
