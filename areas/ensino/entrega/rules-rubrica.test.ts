/** Levels that were chosen, found again in a rubric that changed. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rubrica } from '../aula/shapes-telas.ts'
import { notaDaRubrica } from './rules.ts'
import { transpor } from './rules-rubrica.ts'

const niveis = (...all: [string, number][]) => all.map(([nome, pontos]) => ({ nome, descricao: '', pontos }))
const ANTES: Rubrica = [
  { id: 'a', criterio: 'Ideia', niveis: niveis(['Começou', 1], ['Chegou', 4]) },
  { id: 'b', criterio: 'Forma', niveis: niveis(['Começou', 2], ['Chegou', 6]) },
]
const ESCOLHAS = [
  { criterio: 'a', nivel: 1 },
  { criterio: 'b', nivel: 0 },
]
const comA = (...all: [string, number][]): Rubrica => [
  { id: 'a', criterio: 'Ideia', niveis: niveis(...all) },
  ...ANTES.slice(1),
]

describe('a level that was chosen', () => {
  it('stays where points alone change', () => {
    const agora = comA(['Começou', 0], ['Chegou', 2])
    expect(transpor(ANTES, agora, ESCOLHAS)).toEqual(ESCOLHAS)
    expect(notaDaRubrica(agora, ESCOLHAS)).toBe(5)
  })

  it('is found by its name where another stands between or the order is another', () => {
    expect(transpor(ANTES, comA(['Começou', 1], ['Quase', 2], ['chegou ', 4]), ESCOLHAS)[0]).toEqual({
      criterio: 'a',
      nivel: 2,
    })
    expect(transpor(ANTES, comA(['Chegou', 4], ['Começou', 1]), ESCOLHAS)[0]?.nivel).toBe(0)
  })

  it('is found by its place where it was named anew', () =>
    expect(transpor(ANTES, comA(['Começou', 1], ['Convence', 4]), ESCOLHAS)[0]?.nivel).toBe(1))

  it('is not guessed: gone, of two names alike, of a criterion that is new', () => {
    expect(transpor(ANTES, comA(['Começou', 1], ['Quase', 2], ['Convence', 4]), ESCOLHAS)).toEqual([
      ESCOLHAS[1],
    ])
    // What stands in its place is the other level of before.
    expect(transpor(ANTES, comA(['Nada', 0], ['Começou', 1]), ESCOLHAS)).toEqual([ESCOLHAS[1]])
    const novo = [...ANTES, { id: 'c', criterio: 'Fontes', niveis: niveis(['Não', 0], ['Sim', 1]) }]
    expect(notaDaRubrica(novo, transpor(ANTES, novo, ESCOLHAS))).toBeNull()
    expect(notaDaRubrica(ANTES.slice(0, 1), transpor(ANTES, ANTES.slice(0, 1), ESCOLHAS))).toBe(10)
  })

  it('is always a level that the new rubric has, one a criterion; the same rubric changes nothing', () => {
    const nivel = fc.record({
      nome: fc.constantFrom('', 'Começou', 'começou', 'Chegou', 'Quase'),
      descricao: fc.constant(''),
      pontos: fc.nat({ max: 10 }),
    })
    const rubrica = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        criterio: fc.constant(''),
        niveis: fc.array(nivel, { minLength: 2, maxLength: 6 }),
      }),
      { selector: ({ id }) => id, maxLength: 4 },
    )
    fc.assert(
      fc.property(
        rubrica,
        rubrica,
        fc.array(fc.nat({ max: 5 }), { minLength: 4, maxLength: 4 }),
        (antes, agora, at) => {
          const escolhas = antes.map(({ id, niveis }, i) => ({
            criterio: id,
            nivel: (at[i] ?? 0) % niveis.length,
          }))
          const found = transpor(antes, agora, escolhas)
          expect(new Set(found.map(({ criterio }) => criterio)).size).toBe(found.length)
          for (const { criterio, nivel } of found)
            expect(agora.find(({ id }) => id === criterio)?.niveis[nivel]).toBeDefined()
          expect(transpor(antes, antes, escolhas)).toEqual(escolhas)
        },
      ),
    )
  })
})
