import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estrada, geometriaDe } from './geometria.ts'

const pedidos = fc.record({
  habilidades: fc.array(fc.nat(30), { minLength: 1, maxLength: 20 }),
  larga: fc.boolean(),
  agora: fc.option(fc.nat(40)),
})

describe('the map of a path', () => {
  it('stacks the axes from the bottom without a gap, and climbs from stone to stone', () => {
    fc.assert(
      fc.property(pedidos, (pedido) => {
        const { palanques, altura, pontos } = geometriaDe(pedido)
        let below = altura
        for (const { topo, altura: own } of palanques) {
          expect(topo + own).toBe(below)
          below = topo
        }
        expect(below).toBe(0)
        expect(pontos).toHaveLength(pedido.habilidades.reduce((a, b) => a + b, 0))
        for (const [i, { x, y }] of pontos.entries()) {
          expect(x).toBeGreaterThan(10)
          expect(x).toBeLessThan(90)
          expect(y).toBeLessThan(pontos[i - 1]?.y ?? altura)
        }
      }),
    )
  })

  it('keeps the stones within their stage, so that a stage may be left unpainted', () => {
    fc.assert(
      fc.property(pedidos, (pedido) => {
        for (const { altura, nos } of geometriaDe(pedido).palanques)
          for (const { y } of nos) {
            expect(y).toBeGreaterThanOrEqual(40)
            expect(y).toBeLessThanOrEqual(altura - 54)
          }
      }),
    )
  })
})

describe('the road', () => {
  const { pontos, altura } = geometriaDe({ habilidades: [4, 4, 4], larga: true, agora: 5 })

  it('goes through all stones, or up to one of them', () => {
    expect(estrada(pontos, 0, altura).match(/C/g)).toHaveLength(11)
    expect(estrada(pontos, 0, altura, 5).match(/C/g)).toHaveLength(5)
    expect(estrada(pontos, 0, altura, 0)).toBe('')
  })

  it('has in each stage only the pieces that show there', () => {
    const { palanques } = geometriaDe({ habilidades: [4, 4, 4], larga: true, agora: 5 })
    const pieces = palanques.map(
      ({ topo, altura: own }) => estrada(pontos, topo, topo + own).match(/C/g)?.length,
    )
    expect(pieces).toEqual([4, 5, 4])
  })
})
