import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENARIOS } from '../../shapes.ts'
import { CEU, cenarioDe, desenha, fundoDe } from './cenas.ts'
import { corEm } from './cores.ts'

const nomes = [...CENARIOS]
const palcos = fc.record({
  cenario: fc.constantFrom(...nomes),
  eixo: fc.nat(19),
  w: fc.constantFrom(260, 390, 620, 820),
  h: fc.integer({ min: CEU + 120, max: 1400 }),
  topo: fc.boolean(),
})

describe('sceneries', () => {
  it('are six, and a name that nobody knows is the river', () => {
    expect(nomes.sort()).toEqual(['cidade', 'espaco', 'floresta', 'mar', 'rio', 'serra'])
    expect(cenarioDe('mar')).toBe('mar')
    for (const nome of [null, undefined, '', 'toString', 'deserto']) expect(cenarioDe(nome)).toBe('rio')
  })

  it('are drawn alike each time, in few shapes, with numbers and colours that hold', () => {
    fc.assert(
      fc.property(palcos, (palco) => {
        const formas = desenha(palco)
        expect(desenha(palco)).toEqual(formas)
        expect(formas.length).toBeLessThanOrEqual(80)
        expect(formas.length).toBeGreaterThan(4)
        for (const { d, cor } of formas) {
          expect(d).not.toMatch(/NaN|Infinity|undefined|e-/)
          expect(cor).toMatch(/^#[\da-f]{6}$/)
        }
        for (const cor of fundoDe(palco)) expect(cor).toMatch(/^#[\da-f]{6}$/)
      }),
      { numRuns: 200 },
    )
  })

  it('differ from one another, and each of their lands too', () => {
    const palco = { w: 620, h: 700, topo: false }
    const all = nomes.flatMap((cenario) =>
      [0, 1, 2].map((eixo) => JSON.stringify(desenha({ ...palco, cenario, eixo }))),
    )
    expect(new Set(all).size).toBe(18)
  })

  it('hold less than 400 shapes where a path has three axes of four skills', () => {
    for (const cenario of nomes) {
      const total = [0, 1, 2].flatMap((eixo) =>
        desenha({ cenario, eixo, w: 620, h: 560, topo: eixo === 2 }),
      ).length
      expect(total, cenario).toBeLessThan(200)
    }
  })
})

describe('a colour in a contrast', () => {
  it('is itself, its grey, or dark under white letters', () => {
    expect(corEm('#7cc3d0', 'padrao')).toBe('#7cc3d0')
    expect(corEm('#7cc3d0', 'cinza')).toMatch(/^#(..)\1\1$/)
    const light = (hex: string) => Number.parseInt(hex.slice(3, 5), 16)
    expect(light(corEm('#ffffff', 'alto'))).toBeLessThan(0x60)
    expect(light(corEm('#ffffff', 'escuro'))).toBe(Math.round(0xff * 0.62))
  })
})
