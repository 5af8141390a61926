/** Weeks begin on a Monday of the tenant; what is counted anew; what a week is held against. */
import { describe, expect, it } from 'vitest'
import { aContar, MEDIDAS, mudancaDe, primeiraDita, segunda } from './rules-semanas.ts'

// A Sunday, half past ten in the evening in Brasília: Monday in UTC, half past eight in Rio Branco.
const DOMINGO = new Date('2026-11-23T01:30:00Z')

describe('a week', () => {
  it.each([
    ['2026-11-16T03:00:00Z', '2026-11-16'],
    ['2026-11-16T02:59:59Z', '2026-11-09'],
    ['2026-11-23T01:30:00Z', '2026-11-16'],
    ['2026-11-23T03:00:00Z', '2026-11-23'],
    ['2027-01-01T12:00:00Z', '2026-12-28'],
  ])('that holds %s begins on %s', (at, monday) => {
    expect(segunda(new Date(at))).toBe(monday)
  })

  it('goes back over a year', () => {
    expect(segunda(new Date('2027-01-06T12:00:00Z'), 1)).toBe('2026-12-28')
    expect(primeiraDita(DOMINGO)).toBe('2026-09-21')
  })
})

describe('what is counted', () => {
  const dias = (now: Date, contada: Date | null) => aContar(now, contada).map(({ dia }) => dia)

  it('is all that is told, the first time', () => {
    expect(dias(DOMINGO, null)).toHaveLength(9)
    expect(dias(DOMINGO, null)[0]).toBe('2026-09-21')
    expect(dias(DOMINGO, null).at(-1)).toBe('2026-11-16')
  })

  it('is nothing again on the same day', () => {
    expect(dias(DOMINGO, new Date('2026-11-22T03:10:00Z'))).toEqual([])
  })

  it('is the week that runs and the one before, and after a gap what nobody looked at', () => {
    expect(dias(DOMINGO, new Date('2026-11-22T02:10:00Z'))).toEqual(['2026-11-09', '2026-11-16'])
    expect(dias(DOMINGO, new Date('2026-11-03T12:00:00Z'))).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ])
    expect(dias(DOMINGO, new Date('2025-11-03T12:00:00Z'))).toHaveLength(9)
  })

  it('runs from a Monday at midnight to the next', () => {
    const [, one] = aContar(DOMINGO, new Date('2026-11-21T12:00:00Z'))
    expect(one).toEqual({
      dia: '2026-11-16',
      de: new Date('2026-11-16T03:00:00Z'),
      ate: new Date('2026-11-23T03:00:00Z'),
    })
  })
})

describe('how a week stands', () => {
  const semana = (dia: string, alunos: number, esperam: number | null = null) => ({
    ...{ semana: dia, alunos, aulas: 2 * alunos, esperam },
  })
  const semanas = [semana('2026-11-02', 90), semana('2026-11-09', 120, 4), semana('2026-11-16', 7, 9)]

  it('is that of the last whole one, whatever runs, against the one before', () => {
    expect(mudancaDe(semanas, 'alunos', '2026-11-16')).toEqual({
      ...{ semana: '2026-11-09', valor: 120, diferenca: 30 },
    })
    expect(mudancaDe(semanas, 'aulas', '2026-11-23')).toEqual({
      ...{ semana: '2026-11-16', valor: 14, diferenca: -226 },
    })
  })

  it('is against the very week before, and no earlier one', () => {
    const [first, , last] = semanas
    expect(
      mudancaDe(
        [first, last].flatMap((one) => one ?? []),
        'alunos',
        '2026-11-23',
      ),
    ).toMatchObject({
      valor: 7,
      diferenca: null,
    })
  })

  it('is against nothing where nobody counted the one before, and nothing where nobody counted', () => {
    expect(mudancaDe(semanas, 'esperam', '2026-11-16')).toMatchObject({ valor: 4, diferenca: null })
    expect(mudancaDe(semanas, 'esperam', '2026-11-09')).toBeNull()
    for (const medida of MEDIDAS) expect(mudancaDe([], medida, '2026-11-09')).toBeNull()
  })
})
