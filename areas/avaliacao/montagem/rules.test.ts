/** Which questions fill what a matrix lacks. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Faixa } from '../avaliacao/rules-matriz.ts'
import { type Candidata, escolher } from './rules-escolher.ts'

describe('what is chosen', () => {
  const candidata = (id: number, more: Partial<Candidata> = {}): Candidata => ({
    ...{ id, linha: 7, faixa: 1 as Faixa, vista: false, letra: 0, parecidas: [] },
    ...more,
  })

  it('what the class has not met comes first, then a letter that is short of', () => {
    const vagas = [{ linha: 7, faixa: 1 as Faixa, quantas: 2 }]
    const all = [
      candidata(1, { vista: true, letra: 3 }),
      candidata(2),
      candidata(3),
      candidata(4, { letra: 1 }),
    ]
    expect(escolher(vagas, all, [], [0, 0]).escolhidas).toEqual([4, 2])
    expect(escolher([{ linha: 7, faixa: 1, quantas: 9 }], all, [], [])).toEqual({
      escolhidas: [2, 4, 1, 3].sort((a, b) => [2, 4, 3, 1].indexOf(a) - [2, 4, 3, 1].indexOf(b)),
      vazias: [{ linha: 7, faixa: 1, quantas: 5 }],
    })
  })

  it('never two that ask almost the same, and only into their own square', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            linha: fc.option(fc.integer({ min: 1, max: 3 })),
            faixa: fc.constantFrom<Faixa>(0, 1, 2),
            vista: fc.boolean(),
            letra: fc.option(fc.nat({ max: 4 })),
            parecidas: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 3 }),
          }),
          { maxLength: 40 },
        ),
        fc.array(
          fc.record({
            linha: fc.option(fc.integer({ min: 1, max: 3 })),
            faixa: fc.constantFrom<Faixa>(0, 1, 2),
            quantas: fc.integer({ min: 1, max: 4 }),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        (rows, given) => {
          const pool = rows.map((row, at) => candidata(at + 1, row))
          const vagas = [...new Map(given.map((vaga) => [`${vaga.linha} ${vaga.faixa}`, vaga])).values()]
          const { escolhidas, vazias } = escolher(vagas, pool, [], [])
          const picked = escolhidas.map((id) => pool[id - 1])
          expect(new Set(escolhidas).size).toBe(escolhidas.length)
          picked.forEach((one, at) => {
            for (const before of picked.slice(0, at)) expect(one?.parecidas).not.toContain(before?.id)
          })
          for (const { linha, faixa, quantas } of vagas) {
            const got = picked.filter((one) => one?.linha === linha && one?.faixa === faixa).length
            const empty = vazias.find((one) => one.linha === linha && one.faixa === faixa)?.quantas ?? 0
            expect(got + empty).toBe(quantas)
          }
        },
      ),
    ))
})
