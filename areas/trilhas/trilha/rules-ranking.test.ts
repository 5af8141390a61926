/** Rankings: competition style, `N°`, the own row beyond 3 (H-11, section 9); ties and nulls by property. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Concorrente, classificar, nascidoAte, quadroDe } from './rules-ranking.ts'

const one = (nome: string, pontos: number | null, tempo: number | null = 60): Concorrente => ({
  nome,
  pontos,
  tempo,
})
const concorrente = fc.record({
  nome: fc.string({ minLength: 1, maxLength: 4 }),
  pontos: fc.option(fc.nat(20)),
  tempo: fc.option(fc.nat(100)),
})

describe('positions', () => {
  it('are 1, 2, 2, 4, most points first, then least time, then names; without points last and without one', () => {
    const rows = classificar([one('D', 10), one('Z', null), one('B', 20, 50), one('A', 30), one('C', 20, 40)])
    expect(rows.map(({ nome, rotulo }) => [nome, rotulo])).toEqual([
      ['A', '1°'],
      ['C', '2°'],
      ['B', '2°'],
      ['D', '4°'],
      ['Z', ''],
    ])
    expect(classificar([one('B', 5), one('A', 5)]).map(({ nome }) => nome)).toEqual(['A', 'B'])
  })

  it('are one more than those with more points, whatever the order given', () => {
    fc.assert(
      fc.property(fc.array(concorrente, { maxLength: 30 }), (list) => {
        const ranked = classificar(list)
        for (const row of ranked) {
          const { pontos } = row
          const better = list.filter(
            (other) => other.pontos !== null && pontos !== null && other.pontos > pontos,
          )
          expect(row.posicao).toBe(pontos === null ? null : better.length + 1)
        }
        const places = (from: readonly Concorrente[]) =>
          classificar(from).map(({ posicao, pontos }) => [posicao, pontos])
        expect(places(list.toReversed())).toEqual(places(list))
        const nulls = ranked.findIndex(({ pontos }) => pontos === null)
        if (nulls >= 0) expect(ranked.slice(nulls).every(({ pontos }) => pontos === null)).toBe(true)
      }),
    )
  })
})

describe('the card', () => {
  const rowsOf = (me: string, ...list: Concorrente[]) =>
    quadroDe(classificar(list).map((row) => ({ ...row, eu: row.nome === me })))

  it('shows the own row only beyond position 3', () => {
    const list = [one('A', 50), one('B', 40), one('C', 30), one('D', 20)]
    expect(rowsOf('D', ...list)).toMatchObject({
      ranking: [{ nome: 'A' }, { nome: 'B' }, { nome: 'C' }],
      minha: { nome: 'D' },
    })
    expect(rowsOf('C', ...list).minha).toBeNull()
    expect(rowsOf('Z', ...list, one('Z', null)).minha).toBeNull()
  })

  it('holds three rows at most, and whoever asks where they share the third place', () => {
    fc.assert(
      fc.property(fc.array(concorrente, { maxLength: 12 }), fc.nat(11), (list, at) => {
        const me = list[at]
        const ranked = classificar(list.map((row) => ({ ...row, eu: row === me })))
        const { ranking, minha } = quadroDe(ranked)
        expect(ranking.length).toBeLessThanOrEqual(3)
        if (minha) expect(minha.posicao).toBeGreaterThan(3)
        const own = ranked.find(({ eu }) => eu)
        if (own && own.posicao !== null) expect([...ranking, minha]).toContain(own)
      }),
    )
  })
})

it('compares across schools from the twelfth birthday on', () => {
  expect(nascidoAte({ year: 2026, month: 3, day: 5 })).toBe('2014-03-05')
})
