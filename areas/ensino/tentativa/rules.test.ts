/** The rules of attempts: the grade, the best of all, states, times, and which answer counts. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nomeCurto } from '../../escola/turma/rules-perfil.ts'
import {
  beats,
  bestOf,
  estadoDe,
  fimDe,
  isInTime,
  isRelogioIncorreto,
  type Nota,
  notaOf,
  prazoOf,
  queVale,
  restantesOf,
  statusOf,
  tempoPlausivel,
  type Vez,
} from './rules.ts'

const at = (text: string) => new Date(`2026-11-21T${text}:00Z`)
const fracao = fc.double({ min: 0, max: 1, noNaN: true })
const tela = fc.record({
  peso: fc.integer({ min: 0, max: 1000 }).map((n) => n / 100),
  fracao: fc.option(fracao),
})

describe('the grade', () => {
  it.each([
    [[[1, 1]], 10],
    [[[1, 0]], 0],
    [[[1, null]], 0],
    [
      [
        [3, 1],
        [1, 0],
      ],
      7.5,
    ],
    [
      [
        [1, 1],
        [1, 1],
        [1, 0],
      ],
      6.67,
    ],
    [[[1, 1 / 3]], 3.33],
    // A half goes up, whatever binary fractions make of it.
    [[[1, 0.6785]], 6.79],
    [[[1, 0.1005]], 1.01],
    [[[0, 1]], null],
    [[], null],
  ])('of %j is %s', (telas, nota) => {
    expect(notaOf(telas.map(([peso, of]) => ({ peso: peso as number, fracao: of as number | null })))).toBe(
      nota,
    )
  })

  it('is within 0 and 10, has 2 decimals, and never falls as an answer gets better', () => {
    fc.assert(
      fc.property(fc.array(tela, { maxLength: 60 }), tela, fracao, (others, one, better) => {
        const nota = notaOf([...others, one])
        const high = notaOf([...others, { ...one, fracao: Math.max(one.fracao ?? 0, better) }])
        if (nota === null) return
        expect(nota).toBeGreaterThanOrEqual(0)
        expect(nota).toBeLessThanOrEqual(10)
        expect(nota).toBe(Number(nota.toFixed(2)))
        expect(high).toBeGreaterThanOrEqual(nota)
      }),
    )
  })

  it('is the same in whatever order the screens are', () => {
    const telas = fc.array(tela, { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(telas, (given) => {
        // Sums of binary fractions differ in the last digit: never by more than the hundredth that they round to.
        expect(Math.abs((notaOf(given) ?? 0) - (notaOf(given.toReversed()) ?? 0))).toBeLessThanOrEqual(0.01)
      }),
    )
  })

  it('passes from the least grade on', () => {
    expect([statusOf(6, 6), statusOf(5.99, 6), statusOf(0, 0)]).toEqual(['aprovado', 'reprovado', 'aprovado'])
  })
})

describe('the best (section 4)', () => {
  const nota: fc.Arbitrary<Nota> = fc.record({
    nota: fc.integer({ min: 0, max: 1000 }).map((n) => n / 100),
    status: fc.constantFrom('aprovado' as const, 'reprovado' as const),
  })
  const best = (one: Nota, other: Nota): Nota => (beats(other, one) ? other : one)

  it('puts approved before failed, then the higher', () => {
    expect(
      bestOf([
        { nota: 9, status: 'reprovado' },
        { nota: 6, status: 'aprovado' },
      ])?.nota,
    ).toBe(6)
    expect(
      bestOf([
        { nota: 6, status: 'aprovado' },
        { nota: 8, status: 'aprovado' },
      ])?.nota,
    ).toBe(8)
    expect(bestOf([])).toBeNull()
  })

  it('commutes, associates, and changes nothing when repeated', () => {
    fc.assert(
      fc.property(nota, nota, nota, (a, b, c) => {
        expect(best(a, b)).toEqual(best(b, a))
        expect(best(best(a, b), c)).toEqual(best(a, best(b, c)))
        expect(best(a, a)).toEqual(a)
      }),
    )
  })

  it('of many is the same in any order', () => {
    fc.assert(
      fc.property(fc.array(nota, { minLength: 1 }), (all) => {
        expect(bestOf(all.toReversed())).toEqual(bestOf(all))
        expect(bestOf([...all, ...all])).toEqual(bestOf(all))
      }),
    )
  })
})

describe('states', () => {
  const runs = { anulada: false, vazia: false, fim: null, abertas: 0, esperam: 0 }

  it.each([
    [runs, 'iniciada'],
    [{ ...runs, abertas: 1, esperam: 1 }, 'iniciada'],
    [{ ...runs, fim: 'concluida' as const }, 'concluida'],
    [{ ...runs, fim: 'expirada' as const }, 'expirada'],
    [{ ...runs, fim: 'concluida' as const, abertas: 2, esperam: 1 }, 'aguardando_correcao'],
    [{ ...runs, fim: 'concluida' as const, abertas: 2 }, 'corrigida'],
    [{ ...runs, anulada: true, fim: 'concluida' as const }, 'anulada'],
    [{ ...runs, vazia: true }, 'iniciada'],
    [{ ...runs, vazia: true, fim: 'expirada' as const }, 'anulada'],
  ])('%j is %s', (happened, estado) => {
    expect(estadoDe(happened)).toBe(estado)
  })

  /** What may happen to an attempt, and what the server knows of it. */
  type Event = 'conclui' | 'expira' | 'responde' | 'corrige' | 'devolve' | 'anula'
  const events = fc.array(
    fc.constantFrom<Event>('conclui', 'expira', 'responde', 'corrige', 'devolve', 'anula'),
    { maxLength: 12 },
  )

  it('never returns from annulled, never runs again, never has a grade that waits', () => {
    fc.assert(
      fc.property(events, (all) => {
        let [estado, abertas, esperam] = [estadoDe(runs), 0, 0]
        for (const event of all) {
          const before = estado
          if (event === 'responde') [abertas, esperam] = [1, 1]
          if (event === 'corrige') esperam = 0
          if (event === 'devolve') esperam = abertas
          const fim =
            event === 'expira' && before === 'iniciada' ? 'expirada' : fimDe(before, event === 'conclui')
          estado = estadoDe({
            ...runs,
            anulada: before === 'anulada' || event === 'anula',
            ...{ fim, abertas, esperam },
          })
          if (before === 'anulada') expect(estado).toBe('anulada')
          if (before !== 'iniciada') expect(estado).not.toBe('iniciada')
          expect(estado === 'aguardando_correcao').toBe(
            esperam > 0 && estado !== 'iniciada' && estado !== 'anulada',
          )
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('which answer counts', () => {
  const vez: fc.Arbitrary<Vez> = fc.record({
    respondida_em: fc.integer({ min: 0, max: 5 }).map((n) => new Date(n * 1_000)),
    registro: fc.uuid(),
    fracao: fracao,
  })
  const vezes = fc.uniqueArray(vez, { minLength: 1, maxLength: 8, selector: ({ registro }) => registro })
  const limite = fc.option(fc.integer({ min: 1, max: 3 }))

  const three = (...shares: [number, number, number]) =>
    shares.map((share, n) => ({ respondida_em: new Date(n), registro: `r${n}`, fracao: share })) as [
      Vez,
      Vez,
      Vez,
    ]

  it('is the last within the tries, the worst beyond them', () => {
    const [a, b, c] = three(0.5, 1, 0.2)
    expect(queVale([a, b], 2)).toBe(b)
    expect(queVale([b, a], 2)).toBe(b)
    expect(queVale([a, b], 1)).toBe(a)
    expect(queVale([a, b, c], 2)).toBe(c)
    expect(queVale([a, b, c], null)).toBe(c)
    expect(queVale([], 1)).toBeNull()
  })

  it('is of the same instant the one whose record has the higher name', () => {
    const [a, b] = three(1, 0.5, 0).map((one) => ({ ...one, respondida_em: new Date(0) })) as [Vez, Vez]
    expect([queVale([a, b], null), queVale([b, a], null)]).toEqual([b, b])
  })

  it('is one more after a slip in the last that is allowed, and in no other', () => {
    const [a, b, c] = three(0, 1, 1)
    const slip = (one: Vez) => one === a
    expect(queVale([a, b], 1, slip)).toBe(b)
    expect(queVale([b, a], 1, slip)).toBe(b)
    expect(queVale([a, b, c], 1, slip)).toBe(a)
    expect(queVale([a, b, c], 2, slip)).toBe(a)
    expect(queVale([a, b], 1)).toBe(a)
  })

  it('does not depend on the order in which the answers come (R6)', () => {
    fc.assert(
      fc.property(vezes, limite, fc.infiniteStream(fc.nat()), (given, limit, random) => {
        const shuffled = given
          .map((one) => ({ one, key: random.next().value as number }))
          .sort((x, y) => x.key - y.key)
          .map(({ one }) => one)
        expect(queVale(shuffled, limit)).toEqual(queVale(given, limit))
      }),
    )
  })

  it('gains nothing by more tries than allowed', () => {
    fc.assert(
      fc.property(vezes, fc.integer({ min: 1, max: 3 }), (given, limit) => {
        if (given.length <= limit) return
        expect(queVale(given, limit)?.fracao).toBe(Math.min(...given.map((one) => one.fracao ?? 0)))
      }),
    )
  })
})

describe('times', () => {
  it('has the earlier of the own time and the end in the class', () => {
    const start = { iniciada_em: at('12:00'), tempo_limite: 600 }
    expect(prazoOf(start, null)).toEqual(at('12:10'))
    expect(prazoOf(start, at('12:05'))).toEqual(at('12:05'))
    expect(prazoOf({ ...start, tempo_limite: null }, null)).toBeNull()
  })

  it.each([
    ['12:10', '12:10', true],
    ['12:11', '12:30', true],
    ['12:12', '12:30', false],
  ])('done at %s and come at %s', (done, came, fits) => {
    expect(isInTime(at(done), at('12:10'), at(came))).toBe(fits)
  })

  it('takes what was done in time for 15 days', () => {
    const day = (n: number) => new Date(at('12:10').getTime() + n * 86_400_000)
    expect([15, 15.01].map((n) => isInTime(at('12:00'), at('12:10'), day(n)))).toEqual([true, false])
    expect(isInTime(at('12:00'), null, day(400))).toBe(true)
  })

  it('flags a clock from 601 seconds on', () => {
    expect([600, 601, -600, -601].map(isRelogioIncorreto)).toEqual([false, true, false, true])
  })

  it('believes no more activity than went by', () => {
    expect(tempoPlausivel(86_400, at('12:00'), at('12:01'))).toBe(60)
    expect(tempoPlausivel(30, at('12:00'), at('12:01'))).toBe(30)
    expect(tempoPlausivel(30, at('12:01'), at('12:00'))).toBe(0)
  })
})

describe('limits', () => {
  it('counts attempts down to none', () => {
    expect([restantesOf(3, 1), restantesOf(3, 5), restantesOf(null, 9)]).toEqual([2, 0, null])
  })

  it('cuts names short for strangers', () => {
    expect(['Ana Beatriz Souza', ' Ana ', ''].map(nomeCurto)).toEqual(['Ana S.', 'Ana', ''])
  })
})
