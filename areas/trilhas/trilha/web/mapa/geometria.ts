/** Where the skills of a path stand on its map, climbed from the bottom, and the road through them. Pure. */
import { CEU } from '../cenario/cenas.ts'

export interface Lugar {
  /** Percent of the width. */
  x: number
  /** Pixels of a page of 16 px from the top of the stage. */
  y: number
  /** At which side of the stone its name stands, where there is room. */
  lado: 'e' | 'd'
}

export interface Palanque {
  /** Pixels of a page of 16 px: from the top of the map, and how high. */
  topo: number
  altura: number
  nos: readonly Lugar[]
  /** From the top of the stage: the middle of the plate with the axis' name. */
  placa: number
}

export interface Geometria {
  /** In the order of the axes: the first is the lowest. */
  palanques: readonly Palanque[]
  altura: number
  /** All skills in order: percent of the width, pixels from the top of the map. */
  pontos: readonly { x: number; y: number }[]
}

/** Names beside the stones · below them · below them where two stand so close that one name must end above the next stone. */
export type Forma = 'larga' | 'estreita' | 'apertada'

interface Medidas {
  /** Percent of the width, of four stones in turns. */
  xs: readonly [number, number, number, number]
  /** From one stone to the next: room for a name of three lines and the line below it. */
  passo: number
  /** More room below the next step, where it is the lowest of its stage, and above it: it is larger, and so is its name. */
  agora: { sob: number; primeira: number; sobre: number }
  /** From the lower edge of a stage to its first stone, from its last one to the upper edge, and the whole of an empty one. */
  base: number
  alto: number
  vazio: number
}

const FORMAS: Readonly<Record<Forma, Medidas>> = {
  larga: {
    xs: [31, 50, 69, 50],
    passo: 80,
    agora: { sob: 14, primeira: 42, sobre: 20 },
    ...{ base: 54, alto: 42, vazio: 96 },
  },
  estreita: {
    xs: [24, 51, 77, 50],
    passo: 94,
    agora: { sob: 84, primeira: 40, sobre: 12 },
    ...{ base: 112, alto: 42, vazio: 84 },
  },
  apertada: {
    xs: [24, 51, 77, 50],
    passo: 144,
    agora: { sob: 36, primeira: 40, sobre: 12 },
    ...{ base: 112, alto: 42, vazio: 84 },
  },
}

/** From these widths on, in pixels of a page of 16 px. */
const LARGA = 480
const ESTREITA = 350

export const formaDe = (largura: number): Forma =>
  largura >= LARGA ? 'larga' : largura >= ESTREITA ? 'estreita' : 'apertada'

/** From the lower edge of a stage to the middle of its plate, which ends where the first stone and its name begin (mapa.css). */
const PLACA = 26

export interface Pedido {
  /** How many skills each axis has, in order. */
  habilidades: readonly number[]
  forma: Forma
  /** The next step, counted from 0 over the whole path: it is larger. */
  agora: number | null
}

/** The map of a path with these axes. */
export function geometriaDe({ habilidades, forma, agora }: Pedido): Geometria {
  const { xs, passo, agora: folga, base, alto, vazio } = FORMAS[forma]
  let numero = 0
  const stages = habilidades.map((total, eixo) => {
    const topo = eixo === habilidades.length - 1 ? CEU : 0
    const steps: number[] = []
    let climbed = base
    for (let i = 0; i < total; i += 1, numero += 1) {
      if (numero === agora) climbed += i === 0 ? folga.primeira : folga.sob
      steps.push(climbed)
      climbed += passo
      if (numero === agora) climbed += folga.sobre
    }
    const altura = total === 0 ? vazio + topo : climbed - passo + alto + topo
    const first = numero - total
    const nos = steps.map((step, i): Lugar => {
      const place = i % 4
      const left = first + i === agora ? place !== 0 : place < 2
      return { x: xs[place] ?? 50, y: altura - step, lado: left ? 'e' : 'd' }
    })
    return { altura, nos, placa: altura - PLACA }
  })
  const total = stages.reduce((sum, { altura }) => sum + altura, 0)
  let below = total
  const palanques = stages.map((stage) => {
    below -= stage.altura
    return { ...stage, topo: below }
  })
  const pontos = palanques.flatMap(({ topo, nos }) => nos.map(({ x, y }) => ({ x, y: topo + y })))
  return { palanques, altura: total, pontos }
}

const r = (value: number): string => String(Math.round(value * 10) / 10)

/**
 * The road between the points that comes into sight from `de` to `ate` (pixels from the top of the map), as one path whose
 * origin is `de`: Catmull-Rom splines as cubic ones.
 * @param ultimo the last point to go to
 */
export function estrada(
  pontos: Geometria['pontos'],
  de: number,
  ate: number,
  ultimo = pontos.length - 1,
): string {
  let path = ''
  let drawn = -2
  for (let i = 0; i < Math.min(ultimo, pontos.length - 1); i += 1) {
    const [before, a, b, after] = [
      pontos[i - 1] ?? pontos[i],
      pontos[i],
      pontos[i + 1],
      pontos[i + 2] ?? pontos[i + 1],
    ]
    if (!before || !a || !b || !after || Math.max(a.y, b.y) < de || Math.min(a.y, b.y) > ate) continue
    if (drawn !== i - 1) path += `M${r(a.x)} ${r(a.y - de)}`
    drawn = i
    path +=
      `C${r(a.x + (b.x - before.x) / 6)} ${r(a.y + (b.y - before.y) / 6 - de)} ` +
      `${r(b.x - (after.x - a.x) / 6)} ${r(b.y - (after.y - a.y) / 6 - de)} ${r(b.x)} ${r(b.y - de)}`
  }
  return path
}
