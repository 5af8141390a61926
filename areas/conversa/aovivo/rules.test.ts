/** A lesson by the clock and by its teacher: tables of cases, and a model that random sequences may not leave. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Ato,
  after as afterAct,
  type Estado,
  estadoAt,
  type Horario,
  janelaAt,
  MINUTE_MS,
  nextLook,
  opensAt,
  refusalOf,
  remindsAt,
  settled,
} from './rules.ts'

const START = Date.UTC(2026, 10, 23, 13)
const at = (minutes: number) => new Date(START + minutes * MINUTE_MS)

/** From 10h to 10h50. */
const lesson = (change: Partial<Horario> = {}): Horario => ({
  inicio: at(0),
  fim: at(50),
  iniciado_em: null,
  encerrado_em: null,
  cancelado_em: null,
  ...change,
})

describe('the state', () => {
  it.each<[string, Horario, number, Estado]>([
    ['before its hour', lesson(), -1, 'agendada'],
    ['at its hour', lesson(), 0, 'ao_vivo'],
    ['a moment before its end', lesson(), 49.99, 'ao_vivo'],
    ['at its end', lesson(), 50, 'encerrada'],
    ['begun early', lesson({ iniciado_em: at(-10) }), -5, 'ao_vivo'],
    ['ended early', lesson({ iniciado_em: at(0), encerrado_em: at(20) }), 30, 'encerrada'],
    ['cancelled, before', lesson({ cancelado_em: at(-60) }), -5, 'cancelada'],
    ['cancelled, after its end', lesson({ cancelado_em: at(-60) }), 90, 'cancelada'],
  ])('%s', (_, horario, now, wanted) => expect(estadoAt(horario, at(now))).toBe(wanted))
})

describe('what may be done', () => {
  const ran = lesson({ iniciado_em: at(0), encerrado_em: at(20) })
  const off = lesson({ cancelado_em: at(-60) })
  it.each<[Ato, Horario, number, ReturnType<typeof refusalOf>]>([
    ['comecar', lesson(), -61, 'cedo'],
    ['comecar', lesson(), -60, null],
    ['comecar', lesson(), 1, 'comecou'],
    ['comecar', ran, 30, 'terminou'],
    ['comecar', off, -5, 'cancelada'],
    ['encerrar', lesson(), -1, 'naoComecou'],
    ['encerrar', lesson(), 1, null],
    ['encerrar', ran, 30, 'terminou'],
    ['cancelar', lesson(), -1, null],
    ['cancelar', lesson(), 1, 'comecou'],
    ['cancelar', off, -1, 'cancelada'],
    ['retomar', off, -1, null],
    ['retomar', off, 20, null],
    ['retomar', off, 50, 'terminou'],
    ['retomar', lesson(), -1, 'naoCancelada'],
    ['remover', lesson(), -1, null],
    ['remover', off, 90, null],
    ['remover', lesson(), 0, 'comecou'],
    ['remover', ran, 30, 'terminou'],
    ['mudar', lesson(), -1, null],
    ['mudar', lesson(), 10, null],
    ['mudar', ran, 30, 'terminou'],
    ['mudar', off, -1, 'cancelada'],
  ])('%s', (ato, horario, now, wanted) => expect(refusalOf(ato, horario, at(now))).toBe(wanted))
})

describe('the room', () => {
  it.each<[string, boolean, number, boolean]>([
    ['is closed more than a quarter of an hour before', false, -16, false],
    ['opens a quarter of an hour before', false, -15, true],
    ['with a waiting room opens when it begins', true, -1, false],
    ['with a waiting room, once begun', true, 0, true],
    ['is closed when it is over', false, 50, false],
  ])('%s', (_, sala_espera, now, wanted) =>
    expect(opensAt({ ...lesson(), sala_espera }, at(now))).toBe(wanted),
  )
})

describe('the clock', () => {
  const look = (now: number, lembrado: number | null = null) =>
    nextLook({ ...lesson(), lembrado_em: lembrado === null ? null : at(lembrado) }, at(now))
  it('comes by to remind, at the beginning, at the end, and then no more', () => {
    expect(look(-100)).toEqual(at(-15))
    expect(look(-15, -15)).toEqual(at(0))
    expect(look(-10)).toEqual(at(0))
    expect(look(10)).toEqual(at(50))
    expect(look(50)).toBeNull()
  })
  it('reminds in the quarter of an hour before, once', () => {
    const reminds = (now: number, lembrado_em: Date | null = null) =>
      remindsAt({ ...lesson(), lembrado_em }, at(now))
    expect([reminds(-16), reminds(-15), reminds(-1), reminds(0)]).toEqual([false, true, true, false])
    expect(reminds(-10, at(-15))).toBe(false)
  })
})

describe('what ran', () => {
  it('is from the true beginning to the true end, or to now', () => {
    expect(janelaAt(lesson(), at(-1))).toBeNull()
    expect(janelaAt(lesson(), at(10))).toEqual({ de: at(0), ate: at(10) })
    expect(janelaAt(lesson({ iniciado_em: at(-5) }), at(70))).toEqual({ de: at(-5), ate: at(50) })
    expect(janelaAt(lesson({ iniciado_em: at(0), encerrado_em: at(20) }), at(70))).toEqual({
      de: at(0),
      ate: at(20),
    })
    expect(janelaAt(lesson({ cancelado_em: at(-9) }), at(70))).toBeNull()
  })
})

type Step = { ato: 'comecar' | 'encerrar' | 'cancelar' | 'retomar' | 'relogio'; depois: number }
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    ato: fc.constantFrom('comecar', 'encerrar', 'cancelar', 'retomar', 'relogio'),
    depois: fc.integer({ min: 0, max: 40 }),
  }),
  { maxLength: 25 },
)

/** What may follow what, however it happens. */
const FOLLOWS: Record<Estado, readonly Estado[]> = {
  agendada: ['agendada', 'ao_vivo', 'encerrada', 'cancelada'],
  ao_vivo: ['ao_vivo', 'encerrada'],
  encerrada: ['encerrada'],
  cancelada: ['cancelada', 'agendada', 'ao_vivo'],
}

describe('random sequences of acts and hours', () => {
  it('never leave the machine, and writing down what the clock did changes nothing that is seen', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        let horario = lesson()
        let now = -120
        let estado: Estado = estadoAt(horario, at(now))
        for (const { ato, depois } of sequence) {
          now += depois
          const seen = estadoAt(horario, at(now))
          expect(FOLLOWS[estado]).toContain(seen)
          const written = settled(horario, at(now))
          // The job may come by or not, once or twice: nobody sees a difference.
          expect(settled(written, at(now))).toEqual(written)
          expect(estadoAt(written, at(now))).toBe(seen)
          expect(janelaAt(written, at(now))).toEqual(janelaAt(horario, at(now)))
          if (ato === 'relogio') horario = written
          else if (refusalOf(ato, horario, at(now)) === null) horario = afterAct(ato, horario, at(now))
          estado = estadoAt(horario, at(now))
          expect(FOLLOWS[seen]).toContain(estado)
          const { iniciado_em, encerrado_em, cancelado_em } = settled(horario, at(now))
          if (iniciado_em && encerrado_em)
            expect(encerrado_em.getTime()).toBeGreaterThanOrEqual(iniciado_em.getTime())
          if (encerrado_em) expect(iniciado_em).not.toBeNull()
          expect(cancelado_em !== null && iniciado_em !== null).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('each act that is possible does what it says', () => {
    const RESULT = { comecar: 'ao_vivo', encerrar: 'encerrada', cancelar: 'cancelada' } as const
    fc.assert(
      fc.property(
        fc.constantFrom('comecar' as const, 'encerrar' as const, 'cancelar' as const),
        fc.integer({ min: -90, max: 90 }),
        (ato, now) => {
          fc.pre(refusalOf(ato, lesson(), at(now)) === null)
          expect(estadoAt(afterAct(ato, lesson(), at(now)), at(now))).toBe(RESULT[ato])
        },
      ),
    )
  })
})
