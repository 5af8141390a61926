/** Rules of deliveries: the machine of states, the grade that a rubric gives, what is late. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Acao, isLate, move, notaDaRubrica } from './rules.ts'

const nivel = (pontos: number) => ({ nome: `${pontos}`, descricao: '', pontos })
const rubrica = [
  { id: 'ideia', criterio: 'Ideia', niveis: [nivel(1), nivel(4)] },
  { id: 'forma', criterio: 'Forma', niveis: [nivel(2), nivel(6)] },
]

describe('the states of a delivery', () => {
  it.each([
    ['pendente', 'enviar', 'enviada'],
    ['devolvida', 'enviar', 'enviada'],
    ['enviada', 'enviar', null],
    ['corrigida', 'enviar', null],
    ['enviada', 'corrigir', 'corrigida'],
    ['corrigida', 'corrigir', 'corrigida'],
    ['pendente', 'corrigir', null],
    ['devolvida', 'corrigir', null],
    ['enviada', 'devolver', 'devolvida'],
    ['corrigida', 'devolver', 'devolvida'],
    ['pendente', 'devolver', null],
    ['devolvida', 'devolver', null],
    ['corrigida', 'reabrir', 'enviada'],
    ['devolvida', 'reabrir', 'enviada'],
    ['enviada', 'reabrir', null],
    ['pendente', 'reabrir', null],
  ] as const)('%s, %s: %s', (de, acao, para) => {
    expect(move(de, acao)).toBe(para)
  })

  it('nothing that was sent becomes unsent, whatever follows', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<Acao>('enviar', 'corrigir', 'devolver', 'reabrir'), { maxLength: 30 }),
        (acoes) => {
          const end = acoes.reduce(
            (estado, acao) => move(estado, acao) ?? estado,
            move('pendente', 'enviar') ?? 'pendente',
          )
          expect(end).not.toBe('pendente')
        },
      ),
    )
  })
})

describe('the grade of a rubric', () => {
  it.each([
    [[1, 1], 10],
    [[0, 0], 3],
    [[1, 0], 6],
    [[0, 1], 7],
  ])('levels %j give %d', ([ideia = 0, forma = 0], nota) => {
    expect(
      notaDaRubrica(rubrica, [
        { criterio: 'forma', nivel: forma },
        { criterio: 'ideia', nivel: ideia },
      ]),
    ).toBe(nota)
  })

  it('is none without a level of each criterion, and of levels or criteria that are not there', () => {
    const half = [{ criterio: 'ideia', nivel: 1 }]
    expect(notaDaRubrica(rubrica, half)).toBeNull()
    expect(notaDaRubrica(rubrica, [...half, { criterio: 'forma', nivel: 2 }])).toBeNull()
    expect(notaDaRubrica(rubrica, [...half, { criterio: 'outra', nivel: 0 }])).toBeNull()
    const both = [...half, { criterio: 'forma', nivel: 1 }]
    expect(notaDaRubrica(rubrica, [...both, { criterio: 'outra', nivel: 0 }])).toBeNull()
    expect(notaDaRubrica([], [])).toBeNull()
    expect(
      notaDaRubrica(
        [{ id: 'a', criterio: 'A', niveis: [nivel(0), nivel(0)] }],
        [{ criterio: 'a', nivel: 1 }],
      ),
    ).toBeNull()
  })

  it('stays between 0 and 10, and a better level never lowers it', () => {
    const points = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(points, { minLength: 1, maxLength: 6 }), fc.nat(), (criterios, seed) => {
        const made = criterios.map((pontos, i) => ({
          id: `c${i}`,
          criterio: `C${i}`,
          niveis: [...pontos].sort((a, b) => a - b).map(nivel),
        }))
        const chosen = made.map(({ id, niveis }, i) => ({ criterio: id, nivel: (seed + i) % niveis.length }))
        const nota = notaDaRubrica(made, chosen)
        const best = notaDaRubrica(
          made,
          made.map(({ id, niveis }) => ({ criterio: id, nivel: niveis.length - 1 })),
        )
        if (nota === null || best === null) return
        expect(nota).toBeGreaterThanOrEqual(0)
        expect(nota).toBeLessThanOrEqual(best)
        expect(best).toBe(10)
      }),
    )
  })
})

it('late is after the end, not at it, and never without one', () => {
  const fim = new Date('2026-11-20T12:00:00Z')
  expect(isLate(fim, fim)).toBe(false)
  expect(isLate(new Date(fim.getTime() + 1), fim)).toBe(true)
  expect(isLate(new Date(), null)).toBe(false)
})
