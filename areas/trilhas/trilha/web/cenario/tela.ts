/** What a scenery is drawn on: flat shapes, one after the other; neighbours of one colour become one path. */

export interface Forma {
  d: string
  /** `#rrggbb`. */
  cor: string
  /** Width of the line; filled without it. In pixels of a page of 16 px. */
  traco?: number
  /** 0 to 1; whole without it. */
  opaca?: number
}

export type Estilo = Omit<Forma, 'd'>

export interface Tela {
  formas: Forma[]
  pinta: (estilo: Estilo, d: string) => void
}

const same = (a: Estilo, b: Estilo) => a.cor === b.cor && a.traco === b.traco && a.opaca === b.opaca

export function novaTela(): Tela {
  const formas: Forma[] = []
  return {
    formas,
    pinta(estilo, d) {
      const last = formas.at(-1)
      if (last && same(last, estilo)) last.d += d
      else formas.push({ ...estilo, d })
    },
  }
}

/** A number as a path has it: one decimal at most. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** A path from words and numbers. */
export const traca = (parts: TemplateStringsArray, ...values: readonly number[]): string =>
  parts.map((part, i) => part + (i < values.length ? n(values[i] ?? 0) : '')).join('')

export const elipse = (x: number, y: number, rx: number, ry: number): string =>
  traca`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`

/** Straight lines from point to point, closed. */
export const poligono = (pontos: readonly (readonly [number, number])[]): string =>
  `M${pontos.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/** The crest of a hill over the whole width, filled down to `fundo`. `altura` of the swing, pixels. */
export function onda(w: number, y: number, altura: number, fundo: number, invertida = false): string {
  const a = invertida ? -altura : altura
  return (
    traca`M0 ${y}C${w * 0.15} ${y - a} ${w * 0.34} ${y - a} ${w * 0.5} ${y - a * 0.2}` +
    traca`S${w * 0.86} ${y + a * 0.7} ${w} ${y - a * 0.4}V${fundo}H0Z`
  )
}
