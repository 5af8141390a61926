import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estrada, type Forma, formaDe, type Geometria, geometriaDe } from './geometria.ts'

const FORMAS: readonly Forma[] = ['larga', 'estreita', 'apertada']

const pedidos = fc.record({
  habilidades: fc.array(fc.nat(30), { minLength: 1, maxLength: 20 }),
  forma: fc.constantFrom(...FORMAS),
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

interface Caixa {
  oque: string
  e: number
  d: number
  t: number
  b: number
}

const around = (oque: string, x: number, y: number, [w, h]: readonly [number, number]): Caixa => ({
  ...{ oque, e: x - w, d: x + w, t: y - h, b: y + h },
})

/** Half sizes as mapa.css sets them: the stone itself, and a name of three lines with the line below it. */
const PEDRA = { larga: [28, 32], estreita: [25, 29] } as const
const PEDRA_AGORA = { larga: [41, 48], estreita: [35, 40] } as const
const NOME_ALTO = 77.5
const AGORA_ALTO = 97

function nomeDe(largura: number, x: number, y: number, agora: boolean, lado: 'e' | 'd'): Caixa {
  if (formaDe(largura) !== 'larga') {
    const top = y + (agora ? 42 + 8 : 30 + 2)
    const half = agora ? Math.min(68, largura * 0.23 - 2) : 56
    return { oque: 'nome', e: x - half, d: x + half, t: top, b: top + (agora ? AGORA_ALTO : NOME_ALTO) }
  }
  const wide = agora ? Math.min(224, largura * 0.5 - 72) : Math.min(156, largura * 0.31 - 40.8)
  const from = agora ? 50 + 18 : 34 + 6
  const half = (agora ? AGORA_ALTO : NOME_ALTO) / 2
  const [e, d] = lado === 'e' ? [x - from - wide, x - from] : [x + from, x + from + wide]
  return { oque: 'nome', e, d, t: y - half, b: y + half }
}

function caixasDe({ palanques }: Geometria, largura: number, agora: number | null): Caixa[] {
  const forma = formaDe(largura)
  const wide = forma === 'larga'
  let numero = -1
  return palanques.flatMap(({ topo, nos, placa }) => {
    const room = wide ? largura * 0.69 - 84 : largura * 0.76 - 96
    const right = largura - (wide ? 16 : 12)
    const plate = { oque: 'placa', e: right - room, d: right, t: topo + placa - 16, b: topo + placa + 16 }
    return [
      plate,
      ...nos.flatMap(({ x, y, lado }) => {
        numero += 1
        const at = [(x * largura) / 100, topo + y] as const
        const now = numero === agora
        const size = (now ? PEDRA_AGORA : PEDRA)[wide ? 'larga' : 'estreita']
        return [around('pedra', ...at, size), nomeDe(largura, ...at, now, lado)]
      }),
    ]
  })
}

const meet = (a: Caixa, b: Caixa): boolean => a.e < b.d && b.e < a.d && a.t < b.b && b.t < a.b

describe('names, stones and the plates of axes', () => {
  const given = fc.record({
    habilidades: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 6 }),
    // A phone in giant letters to a wide window in small ones.
    largura: fc.integer({ min: 250, max: 1_100 }),
    agora: fc.option(fc.nat(30)),
  })

  it('never lie on one another, however long a name is', () => {
    fc.assert(
      fc.property(given, ({ habilidades, largura, agora }) => {
        const geometria = geometriaDe({ habilidades, forma: formaDe(largura), agora })
        const caixas = caixasDe(geometria, largura, agora)
        const met = caixas.flatMap((one, i) =>
          caixas.slice(i + 1, i + 10).flatMap((other) => (meet(one, other) ? [[one, other]] : [])),
        )
        expect(met).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it('stay within the map', () => {
    fc.assert(
      fc.property(given, ({ habilidades, largura, agora }) => {
        const geometria = geometriaDe({ habilidades, forma: formaDe(largura), agora })
        for (const { e, d, b } of caixasDe(geometria, largura, agora)) {
          expect(e).toBeGreaterThanOrEqual(0)
          expect(d).toBeLessThanOrEqual(largura)
          expect(b).toBeLessThanOrEqual(geometria.altura)
        }
      }),
    )
  })
})

describe('the road', () => {
  const { pontos, altura } = geometriaDe({ habilidades: [4, 4, 4], forma: 'larga', agora: 5 })

  it('goes through all stones, or up to one of them', () => {
    expect(estrada(pontos, 0, altura).match(/C/g)).toHaveLength(11)
    expect(estrada(pontos, 0, altura, 5).match(/C/g)).toHaveLength(5)
    expect(estrada(pontos, 0, altura, 0)).toBe('')
  })

  it('has in each stage only the pieces that show there', () => {
    const { palanques } = geometriaDe({ habilidades: [4, 4, 4], forma: 'larga', agora: 5 })
    const pieces = palanques.map(
      ({ topo, altura: own }) => estrada(pontos, topo, topo + own).match(/C/g)?.length,
    )
    expect(pieces).toEqual([4, 5, 4])
  })
})
