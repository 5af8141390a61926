/**
 * The six sceneries of a path, drawn by rule from a seed: the same path looks the same on every device. Pure. A scenery
 * is climbed from the bottom: each axis is a stage with a land of its own, the last one ends at the horizon.
 */

import { type Acaso, acasoDe } from '../../../../../core/web/acaso.ts'
import type { Cenario } from '../../shapes.ts'
import { FAIXAS, type Faixa } from './faixas.ts'
import { HORIZONTES, type Horizonte } from './horizontes.ts'
import { PECAS } from './pecas.ts'
import { type Forma, novaTela, onda, type Tela, traca } from './tela.ts'

interface Cena {
  /** The lands, from the bottom; with more axes than lands they come again. */
  faixas: readonly (keyof typeof FAIXAS)[]
  horizonte: Horizonte
  /** The sky, from its height to the ground. */
  ceu: readonly [string, string]
}

const DIA = ['#bfe3e6', '#fbe9cf'] as const

export const CENAS = {
  serra: { faixas: ['campo', 'pinhal', 'serra'], horizonte: 'picos', ceu: ['#b9dcea', '#eef3e6'] },
  rio: { faixas: ['rio', 'mata', 'chapada'], horizonte: 'mesas', ceu: DIA },
  cidade: { faixas: ['parque', 'bairro', 'centro'], horizonte: 'predios', ceu: ['#c4dcf0', '#fbe6d2'] },
  mar: { faixas: ['fundo', 'recife', 'praia'], horizonte: 'ilhas', ceu: ['#b5dff0', '#fdf0d3'] },
  espaco: { faixas: ['lua', 'orbita', 'marte'], horizonte: 'planetas', ceu: ['#1d1b42', '#4a3f7a'] },
  floresta: { faixas: ['clareira', 'mata', 'pinhal'], horizonte: 'copas', ceu: ['#c5e4dc', '#f4f0cf'] },
} as const satisfies Record<Cenario, Cena>

/** A name that is not one of the six is the river. */
export const cenarioDe = (nome: string | null | undefined): Cenario =>
  nome && Object.hasOwn(CENAS, nome) ? (nome as Cenario) : 'rio'

/** The land of an axis, counted from 0. */
export const faixaDe = (cenario: Cenario, eixo: number): Faixa => {
  const { faixas } = CENAS[cenario]
  return FAIXAS[faixas[eixo % faixas.length] ?? faixas[0]]
}

/** Pixels of sky over the last stage. */
export const CEU = 184
/** Pixels by which a land swells into the stage above it. */
const ONDA = 30

export interface Palco {
  cenario: Cenario
  /** Of the axis, from 0. */
  eixo: number
  /** Pixels of a page of 16 px. */
  w: number
  h: number
  /** The last axis: the sky stands over it, `CEU` high, within `h`. */
  topo: boolean
}

function agua(tela: Tela, cor: string, { w, h }: Palco, alto: number): void {
  const [de, ate] = [alto + (h - alto) * 0.16, h * 0.9]
  tela.pinta(
    { cor },
    traca`M0 ${de}C${w * 0.2} ${de - 26} ${w * 0.36} ${de + 24} ${w * 0.58} ${de}S${w * 0.86} ${de - 22} ${w} ${de}` +
      traca`V${ate}C${w * 0.8} ${ate - 20} ${w * 0.6} ${ate + 18} ${w * 0.4} ${ate}S${w * 0.14} ${ate - 20} 0 ${ate + 6}Z`,
  )
}

/** Where a thing stands: at the sides, where neither the path nor most names pass, or anywhere. */
function lado(acaso: Acaso, solta?: true): number {
  if (solta) return acaso.entre(0.04, 0.96)
  return acaso.entre(0, 1) < 0.5 ? acaso.entre(0.02, 0.17) : acaso.entre(0.83, 0.98)
}

/** Things of one kind and colour, painted part by part, all trunks before all crowns: few shapes for many trees. */
function pintaJuntas(tela: Tela, things: readonly Tela[]): void {
  const parts = Math.max(0, ...things.map(({ formas }) => formas.length))
  for (let part = 0; part < parts; part += 1)
    for (const { formas } of things) {
      const forma = formas[part]
      if (forma) tela.pinta({ cor: forma.cor, traco: forma.traco, opaca: forma.opaca }, forma.d)
    }
}

function coisas(tela: Tela, faixa: Faixa, { cenario, eixo, w, h }: Palco, alto: number): void {
  const acaso = acasoDe(`${cenario}:${eixo}`)
  const share = (h - alto) / 400
  for (const { peca, quantas, t, cores, solta, onde: [de, ate] = [0.1, 1] } of faixa.coisas) {
    const total = Math.min(24, Math.max(1, Math.round(quantas * share)))
    const each = ((h - alto - 14) * (ate - de)) / total
    const drawn = Array.from({ length: total }, (_, i) => {
      const folha = novaTela()
      const size = acaso.entre(...t) * (w < 480 ? 0.75 : 1)
      const y = Math.max(alto + size + 6, alto + (h - alto - 14) * de + each * (i + acaso.entre(0.1, 0.9)))
      PECAS[peca](folha, { x: lado(acaso, solta) * w, y, t: size, cor: cores[i % cores.length] ?? '#000000' })
      return folha
    })
    for (let cor = 0; cor < cores.length; cor += 1)
      pintaJuntas(
        tela,
        drawn.filter((_, i) => i % cores.length === cor),
      )
  }
}

/**
 * The shapes of one stage, in the order in which they are painted, on a ground of `fundoDe`. At most 80.
 * @param palco `w` × `h` pixels of a page of 16 px
 */
export function desenha(palco: Palco): Forma[] {
  const { cenario, eixo, w, h, topo } = palco
  const tela = novaTela()
  const faixa = faixaDe(cenario, eixo)
  const [longe, meio, perto] = faixa.chao
  const alto = topo ? CEU : 0
  if (topo) {
    HORIZONTES[CENAS[cenario].horizonte](tela, { w, chao: CEU, acaso: acasoDe(`${cenario}:ceu`) })
    tela.pinta({ cor: longe }, onda(w, CEU, 14, h))
  }
  const livre = h - alto
  tela.pinta({ cor: meio }, onda(w, alto + livre * 0.36, 24, h, eixo % 2 === 1))
  tela.pinta({ cor: perto }, onda(w, alto + livre * 0.7, 28, h, eixo % 2 === 0))
  if (faixa.agua) agua(tela, faixa.agua, palco, alto)
  coisas(tela, faixa, palco, alto)
  if (eixo > 0)
    tela.pinta(
      { cor: faixaDe(cenario, eixo - 1).chao[0] },
      onda(w, h - ONDA * 0.4, ONDA * 0.5, h + 1, eixo % 2 === 0),
    )
  return tela.formas
}

/** The colour under the shapes: the sky of the last stage, else the far ground. */
export const fundoDe = ({ cenario, eixo, topo }: Palco): readonly [string, string] =>
  topo ? CENAS[cenario].ceu : [faixaDe(cenario, eixo).chao[0], faixaDe(cenario, eixo).chao[0]]
