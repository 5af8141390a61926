/** What stands where the path ends, against the sky. */
import type { Acaso } from '../../../../../core/web/acaso.ts'
import { PECAS } from './pecas.ts'
import { elipse, poligono, type Tela, traca } from './tela.ts'

export type Horizonte = 'mesas' | 'picos' | 'predios' | 'ilhas' | 'planetas' | 'copas'

interface Ceu {
  w: number
  /** Where the ground begins. */
  chao: number
  acaso: Acaso
}

/** Two tones, lit from the left: a table mountain or a peak. */
function monte(
  tela: Tela,
  [claro, escuro]: readonly [string, string],
  x: number,
  w: number,
  pe: number,
  topo: number,
  aresta: number,
): void {
  const [a, b] = [x + w * (0.5 - aresta / 2), x + w * (0.5 + aresta / 2)]
  tela.pinta(
    { cor: claro },
    poligono([
      [x, pe],
      [a, topo],
      [b, topo],
      [x + w, pe],
    ]),
  )
  tela.pinta(
    { cor: escuro },
    poligono([
      [x + w * 0.55, pe],
      [x + w * (aresta > 0.2 ? 0.6 : 0.5), topo],
      [b, topo],
      [x + w, pe],
    ]),
  )
}

function sol(tela: Tela, { w, chao }: Ceu, cor: string): void {
  tela.pinta({ cor }, elipse(w * 0.79, chao * 0.44, 40, 40))
}

function nuvens(tela: Tela, { w, chao, acaso }: Ceu): void {
  for (const [share, y, t] of [
    [0.18, 0.33, 56],
    [0.57, 0.24, 46],
  ] as const)
    PECAS.nuvem(tela, { x: w * share + acaso.entre(-8, 8), y: chao * y, t, cor: '#ffffff' })
}

const mesas = (tela: Tela, ceu: Ceu) => {
  const { w, chao } = ceu
  const pe = chao + 10
  sol(tela, ceu, '#fff6da')
  nuvens(tela, ceu)
  monte(tela, ['#dda37e', '#cb8b67'], w * 0.035, w * 0.3, pe, chao * 0.6, 0.64)
  monte(tela, ['#e6b592', '#d69d78'], w * 0.365, w * 0.26, pe, chao * 0.76, 0.64)
  monte(tela, ['#d99a74', '#c58260'], w * 0.68, w * 0.37, pe, chao * 0.5, 0.66)
}

const picos = (tela: Tela, ceu: Ceu) => {
  const { w, chao } = ceu
  const pe = chao + 12
  sol(tela, ceu, '#fff3d1')
  nuvens(tela, ceu)
  const neve = (x: number, largo: number, topo: number) => {
    const meio = x + largo / 2
    const desce = (pe - topo) * 0.24
    const abre = (largo / 2) * 0.24
    tela.pinta(
      { cor: '#ffffff' },
      poligono([
        [meio - abre, topo + desce],
        [meio, topo],
        [meio + abre, topo + desce],
        [meio + abre * 0.3, topo + desce * 0.7],
        [meio - abre * 0.3, topo + desce * 1.05],
      ]),
    )
  }
  const all = [
    [-0.08, 0.5, 0.36],
    [0.62, 0.52, 0.26],
    [0.26, 0.5, 0.52],
  ] as const
  for (const [x, largo, topo] of all) {
    monte(tela, ['#8fa9b8', '#758fa3'], w * x, w * largo, pe, chao * topo, 0)
    neve(w * x, w * largo, chao * topo)
  }
}

const predios = (tela: Tela, ceu: Ceu) => {
  const { w, chao, acaso } = ceu
  sol(tela, ceu, '#fff1cf')
  nuvens(tela, ceu)
  for (let x = 0; x < w; x += 34)
    tela.pinta(
      { cor: '#b9c6d8' },
      traca`M${x} ${chao + 16}V${chao * acaso.entre(0.46, 0.72)}h27V${chao + 16}Z`,
    )
  for (let x = 14; x < w; x += 62)
    PECAS.predio(tela, {
      x,
      y: chao + 16,
      t: chao * acaso.entre(0.34, 0.52),
      cor: acaso.um(['#8ea3bf', '#a58fb0', '#c7937d']) ?? '#8ea3bf',
    })
}

const ilhas = (tela: Tela, ceu: Ceu) => {
  const { w, chao } = ceu
  sol(tela, ceu, '#fff0c4')
  nuvens(tela, ceu)
  tela.pinta({ cor: '#5fb3c9' }, traca`M0 ${chao * 0.72}H${w}V${chao + 40}H0Z`)
  tela.pinta(
    { cor: '#7fae86' },
    traca`M${w * 0.08} ${chao * 0.74}Q${w * 0.2} ${chao * 0.5} ${w * 0.33} ${chao * 0.74}Z`,
  )
  tela.pinta(
    { cor: '#659b78' },
    traca`M${w * 0.6} ${chao * 0.74}Q${w * 0.72} ${chao * 0.36} ${w * 0.94} ${chao * 0.74}Z`,
  )
  PECAS.barco(tela, { x: w * 0.46, y: chao * 0.86, t: 46, cor: '#f2c75c' })
}

const planetas = (tela: Tela, { w, chao, acaso }: Ceu) => {
  for (let i = 0; i < 26; i += 1)
    tela.pinta(
      { cor: '#ffffff', opaca: 0.8 },
      elipse(acaso.entre(0, w), acaso.entre(0, chao * 0.95), 1.6, 1.6),
    )
  for (let i = 0; i < 5; i += 1)
    PECAS.estrela(tela, { x: acaso.entre(0, w), y: acaso.entre(0, chao * 0.8), t: 7, cor: '#fff2bf' })
  PECAS.planeta(tela, { x: w * 0.78, y: chao * 0.42, t: 92, cor: '#d98b6a' })
  PECAS.planeta(tela, { x: w * 0.2, y: chao * 0.34, t: 44, cor: '#7fb5c9' })
}

const copas = (tela: Tela, ceu: Ceu) => {
  const { w, chao, acaso } = ceu
  sol(tela, ceu, '#fdf3cb')
  nuvens(tela, ceu)
  const fileira = (cor: string, y: number, t: number) => {
    for (let x = -10; x < w + 20; x += t * 0.62)
      tela.pinta({ cor }, elipse(x, y + acaso.entre(-9, 9), t * 0.5, t * 0.46))
  }
  fileira('#8fc3a0', chao * 0.8, 84)
  fileira('#6fae8b', chao * 0.95, 92)
}

export const HORIZONTES: Readonly<Record<Horizonte, (tela: Tela, ceu: Ceu) => void>> = {
  mesas,
  picos,
  predios,
  ilhas,
  planetas,
  copas,
}
