/** When a path takes attempts (section 4), at the edges of São Paulo's days and of daylight time as it once was. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAt, fromWallClock } from '../../../core/contract/time.ts'
import { isInAgendamento } from './rules.ts'
import { aberturaAt, estadoDe, grupoPara } from './rules-agenda.ts'

const now = new Date('2026-06-10T12:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const aluno = { status: 1, dono: false } as const
const instant = fc.option(fc.integer({ min: -50, max: 50 }).map(at))
const janela = fc.record({ inicio: instant, fim: instant })

describe('a path', () => {
  it('is open while any schedule holds, else to come, else over', () => {
    expect(aberturaAt(aluno, [{ inicio: at(-1), fim: at(1) }], now)).toEqual({
      situacao: 'aberta',
      abre_em: null,
      fecha_em: at(1),
    })
    expect(
      aberturaAt(
        aluno,
        [
          { inicio: at(5), fim: null },
          { inicio: at(2), fim: at(3) },
        ],
        now,
      ),
    ).toMatchObject({
      situacao: 'agendada',
      abre_em: at(2),
    })
    expect(aberturaAt(aluno, [{ inicio: null, fim: at(-1) }], now).situacao).toBe('encerrada')
    expect(
      aberturaAt(
        aluno,
        [
          { inicio: null, fim: null },
          { inicio: null, fim: at(1) },
        ],
        now,
      ).fecha_em,
    ).toBeNull()
    expect(aberturaAt(aluno, [], now).situacao).toBe('encerrada')
    expect(aberturaAt({ status: 1, dono: true }, [], now).situacao).toBe('aberta')
    expect(aberturaAt({ status: 2, dono: true }, [], now).situacao).toBe('arquivada')
  })

  it('that is open or to come counts as in scheduling, and one that is over does not', () => {
    fc.assert(
      fc.property(fc.array(janela, { maxLength: 5 }), (grupos) => {
        const valid = grupos.filter(({ inicio, fim }) => !(inicio && fim && fim <= inicio))
        const { situacao } = aberturaAt(aluno, valid, now)
        expect(isInAgendamento(false, valid, now)).toBe(situacao === 'aberta' || situacao === 'agendada')
        expect(grupoPara(valid, now) !== undefined).toBe(situacao === 'aberta')
      }),
    )
  })

  it('is taken by the class that keeps it open longest', () => {
    const grupos = [
      { id: 1, inicio: null, fim: at(2) },
      { id: 2, inicio: at(1), fim: null },
      { id: 3, inicio: null, fim: at(5) },
    ]
    expect(grupoPara(grupos, now)?.id).toBe(3)
  })
})

describe('the edges', () => {
  const last = (fim: Date, moment: Date) => aberturaAt(aluno, [{ inicio: null, fim }], moment).situacao
  const tick = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

  it('end at the instant named, by the clock of São Paulo', () => {
    // Midnight there is three in the morning at Greenwich.
    const midnight = fromWallClock(2026, 7, 1)
    expect(midnight.toISOString()).toBe('2026-07-01T03:00:00.000Z')
    expect([last(midnight, tick(midnight, -1)), last(midnight, midnight)]).toEqual(['aberta', 'encerrada'])
  })

  it('hold on the nights on which clocks were moved', () => {
    // 2018-11-04: midnight did not exist, the day began at one; 2019-02-16: the hour before midnight came twice.
    const spring = fromWallClock(2018, 11, 4)
    expect(spring.toISOString()).toBe('2018-11-04T03:00:00.000Z')
    expect([last(spring, tick(spring, -1)), last(spring, spring)]).toEqual(['aberta', 'encerrada'])
    const autumn = fromWallClock(2019, 2, 17)
    expect(autumn.toISOString()).toBe('2019-02-17T03:00:00.000Z')
    const begins = { inicio: autumn, fim: null }
    expect([
      aberturaAt(aluno, [begins], tick(autumn, -1)).situacao,
      aberturaAt(aluno, [begins], autumn).situacao,
    ]).toEqual(['agendada', 'aberta'])
  })
})

describe('a day of São Paulo', () => {
  const dayOf = (at: Date) => dayAt(at).split('-').map(Number) as [number, number, number]
  /** Any day since daylight time was first kept there, and the nights on which it began or ended more often than others. */
  const day = fc.oneof(
    fc
      .date({
        min: new Date('1931-01-01T12:00:00Z'),
        max: new Date('2060-12-31T12:00:00Z'),
        noInvalidDate: true,
      })
      .map(dayOf),
    fc.constantFrom<[number, number, number]>(
      [2028, 2, 29],
      [2028, 3, 1],
      [2100, 2, 28],
      [2018, 11, 4],
      [2019, 2, 17],
      [2017, 10, 15],
      [2018, 2, 18],
      [1985, 11, 2],
      [1932, 10, 3],
      [2026, 12, 31],
      [2027, 1, 1],
    ),
  )
  const within = fc.integer({ min: -40 * 3_600_000, max: 40 * 3_600_000 })

  it('is the whole of it: what ends with its beginning is open on every day before, and on none after', () => {
    fc.assert(
      fc.property(day, within, (ymd, ms) => {
        const fim = fromWallClock(...ymd)
        const name = ymd.map((n) => String(n).padStart(2, '0')).join('-')
        expect(dayAt(fim)).toBe(name)
        expect(dayAt(new Date(fim.getTime() - 1)) < name).toBe(true)
        const moment = new Date(fim.getTime() + ms)
        const before = dayAt(moment) < name
        const state = (janela: { inicio: Date | null; fim: Date | null }) =>
          aberturaAt(aluno, [janela], moment).situacao
        expect(state({ inicio: null, fim })).toBe(before ? 'aberta' : 'encerrada')
        expect(state({ inicio: fim, fim: null })).toBe(before ? 'agendada' : 'aberta')
        expect(isInAgendamento(false, [{ fim }], moment)).toBe(before)
      }),
      { numRuns: 400 },
    )
  })
})

describe('a skill', () => {
  const base = { situacao: 'aberta', eixoAberto: true, aulas: 1, feita: false, comecada: false } as const
  it('says its state and what holds it up', () => {
    expect(estadoDe(base)).toEqual({ estado: 'aberta', motivo: null })
    expect(estadoDe({ ...base, comecada: true })).toEqual({ estado: 'em_curso', motivo: null })
    expect(estadoDe({ ...base, eixoAberto: false })).toEqual({ estado: 'bloqueada', motivo: 'eixo_anterior' })
    expect(estadoDe({ ...base, aulas: 0 })).toEqual({ estado: 'bloqueada', motivo: 'sem_aulas' })
    expect(estadoDe({ ...base, situacao: 'agendada' })).toEqual({ estado: 'agendada', motivo: 'agendada' })
    expect(estadoDe({ ...base, situacao: 'encerrada', feita: true })).toEqual({
      estado: 'feita',
      motivo: 'encerrada',
    })
  })
})
