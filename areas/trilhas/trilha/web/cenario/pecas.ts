/** The things that stand in a scenery. Each is drawn at its foot, as high as `t` pixels. */
import { elipse, poligono, type Tela, traca } from './tela.ts'

interface Onde {
  x: number
  y: number
  /** Height in pixels of a page of 16 px. */
  t: number
  /** Of the thing itself. */
  cor: string
}

export type Peca = (tela: Tela, onde: Onde) => void

const TRONCO = { cor: '#6b5540' }
const LUZ = { cor: '#ffffff', opaca: 0.14 }

const arvore: Peca = (tela, { x, y, t, cor }) => {
  tela.pinta(TRONCO, traca`M${x - 2.5} ${y}h5l-1 ${-t * 0.5}h-3Z`)
  tela.pinta({ cor }, elipse(x, y - t * 0.62, t * 0.5, t * 0.4))
  tela.pinta(LUZ, elipse(x - t * 0.15, y - t * 0.74, t * 0.27, t * 0.17))
}

const pinheiro: Peca = (tela, { x, y, t, cor }) => {
  tela.pinta(TRONCO, traca`M${x - 2} ${y}h4v${-t * 0.3}h-4Z`)
  const copa = (base: number, topo: number, meia: number) =>
    poligono([
      [x - t * meia, y - t * base],
      [x, y - t * topo],
      [x + t * meia, y - t * base],
    ])
  tela.pinta({ cor }, copa(0.16, 0.66, 0.34) + copa(0.42, 0.85, 0.27) + copa(0.62, 1, 0.19))
}

const palmeira: Peca = (tela, { x, y, t, cor }) => {
  const s = t / 70
  tela.pinta(
    TRONCO,
    traca`M${x - 2 * s} ${y}q${4 * s} ${-26 * s} ${2 * s} ${-52 * s}l${4 * s} 0q${3 * s} ${28 * s} 0 ${52 * s}Z`,
  )
  const cy = y - 53 * s
  const folha = (dx: number, dy: number) =>
    traca`M${x} ${cy}q${dx * 0.45 * s} ${(dy - 16) * s} ${dx * s} ${dy * s}q${-dx * 0.5 * s} ${-9 * s} ${-dx * s} ${-dy * s}Z`
  tela.pinta({ cor }, folha(34, 12) + folha(-34, 12) + folha(32, -12) + folha(-32, -12))
}

const cacto: Peca = (tela, { x, y, t, cor }) =>
  tela.pinta(
    { cor, traco: 5.5 },
    traca`M${x} ${y}v${-t}M${x} ${y - t * 0.3}h${-t * 0.3}v${-t * 0.34}M${x} ${y - t * 0.46}h${t * 0.3}v${-t * 0.32}`,
  )

const pedra: Peca = (tela, { x, y, t, cor }) => {
  tela.pinta(
    { cor },
    poligono([
      [x - t * 0.7, y],
      [x - t * 0.5, y - t * 0.6],
      [x + t * 0.1, y - t * 0.9],
      [x + t * 0.6, y - t * 0.4],
      [x + t * 0.75, y],
    ]),
  )
  tela.pinta(
    LUZ,
    poligono([
      [x - t * 0.5, y - t * 0.6],
      [x + t * 0.1, y - t * 0.9],
      [x, y - t * 0.3],
    ]),
  )
}

const barco: Peca = (tela, { x, y, t, cor }) => {
  const s = t / 80
  tela.pinta(
    { cor: '#a4573f' },
    traca`M${x - 46 * s} ${y - 20 * s}h${92 * s}l${-16 * s} ${20 * s}h${-60 * s}Z`,
  )
  tela.pinta(
    { cor: '#fff8e8' },
    traca`M${x - 3 * s} ${y - 20 * s}v${-62 * s}l${37 * s} ${50 * s}h${-37 * s}Z`,
  )
  tela.pinta({ cor }, traca`M${x - 8 * s} ${y - 20 * s}v${-48 * s}l${-24 * s} ${38 * s}h${24 * s}Z`)
}

const brilho: Peca = (tela, { x, y, t, cor }) =>
  tela.pinta({ cor, traco: 4, opaca: 0.8 }, traca`M${x - t} ${y}h${t * 2}`)

const predio: Peca = (tela, { x, y, t, cor }) => {
  const w = t * 0.42
  tela.pinta({ cor }, traca`M${x - w / 2} ${y}v${-t}h${w}v${t}Z`)
  const janelas = [0.16, 0.36, 0.56].map(
    (share) =>
      traca`M${x - w * 0.28} ${y - t * (share + 0.26)}h${w * 0.18}v${t * 0.09}h${-w * 0.18}Z` +
      traca`M${x + w * 0.1} ${y - t * (share + 0.26)}h${w * 0.18}v${t * 0.09}h${-w * 0.18}Z`,
  )
  tela.pinta({ cor: '#fff1c9', opaca: 0.85 }, janelas.join(''))
}

const casa: Peca = (tela, { x, y, t, cor }) => {
  tela.pinta({ cor: '#f6ead6' }, traca`M${x - t * 0.5} ${y}v${-t * 0.6}h${t}v${t * 0.6}Z`)
  tela.pinta(
    { cor },
    poligono([
      [x - t * 0.64, y - t * 0.56],
      [x, y - t * 1.05],
      [x + t * 0.64, y - t * 0.56],
    ]),
  )
  tela.pinta({ cor: '#7a5a44' }, traca`M${x - t * 0.1} ${y}v${-t * 0.34}h${t * 0.22}v${t * 0.34}Z`)
}

const peixe: Peca = (tela, { x, y, t, cor }) => {
  tela.pinta(
    { cor },
    elipse(x, y, t * 0.5, t * 0.26) +
      poligono([
        [x + t * 0.4, y],
        [x + t * 0.76, y - t * 0.24],
        [x + t * 0.76, y + t * 0.24],
      ]),
  )
  tela.pinta({ cor: '#ffffff' }, elipse(x - t * 0.26, y - t * 0.06, t * 0.06, t * 0.06))
}

const coral: Peca = (tela, { x, y, t, cor }) =>
  tela.pinta(
    { cor, traco: 5.5 },
    traca`M${x} ${y}v${-t * 0.5}M${x} ${y - t * 0.3}q${-t * 0.34} ${-t * 0.1} ${-t * 0.34} ${-t * 0.5}M${x} ${y - t * 0.4}q${t * 0.34} ${-t * 0.1} ${t * 0.32} ${-t * 0.56}M${x} ${y - t * 0.5}q${-t * 0.1} ${-t * 0.2} ${t * 0.04} ${-t * 0.46}`,
  )

const alga: Peca = (tela, { x, y, t, cor }) =>
  tela.pinta({ cor, traco: 5 }, traca`M${x} ${y}q${-t * 0.2} ${-t * 0.25} 0 ${-t * 0.5}t0 ${-t * 0.5}`)

const bolhas: Peca = (tela, { x, y, t, cor }) =>
  tela.pinta(
    { cor, opaca: 0.4 },
    elipse(x, y, t * 0.2, t * 0.2) +
      elipse(x + t * 0.3, y - t * 0.5, t * 0.13, t * 0.13) +
      elipse(x - t * 0.05, y - t, t * 0.1, t * 0.1),
  )

const estrela: Peca = (tela, { x, y, t, cor }) => {
  const c = t * 0.16
  tela.pinta(
    { cor },
    poligono([
      [x, y - t],
      [x + c, y - c],
      [x + t, y],
      [x + c, y + c],
      [x, y + t],
      [x - c, y + c],
      [x - t, y],
      [x - c, y - c],
    ]),
  )
}

const planeta: Peca = (tela, { x, y, t, cor }) => {
  tela.pinta({ cor }, elipse(x, y, t * 0.5, t * 0.5))
  tela.pinta(LUZ, elipse(x - t * 0.14, y - t * 0.16, t * 0.26, t * 0.22))
  tela.pinta(
    { cor: '#f2e3b8', traco: 4, opaca: 0.8 },
    traca`M${x - t * 0.78} ${y + t * 0.2}Q${x} ${y + t * 0.34} ${x + t * 0.78} ${y - t * 0.2}`,
  )
}

const cratera: Peca = (tela, { x, y, t, cor }) => {
  tela.pinta({ cor }, elipse(x, y, t * 0.8, t * 0.28))
  tela.pinta(LUZ, elipse(x, y + t * 0.08, t * 0.6, t * 0.16))
}

const foguete: Peca = (tela, { x, y, t, cor }) => {
  tela.pinta(
    { cor },
    poligono([
      [x - t * 0.3, y],
      [x - t * 0.14, y - t * 0.36],
      [x + t * 0.14, y - t * 0.36],
      [x + t * 0.3, y],
    ]),
  )
  tela.pinta(
    { cor: '#f4f1ff' },
    traca`M${x - t * 0.16} ${y - t * 0.06}V${y - t * 0.6}Q${x - t * 0.14} ${y - t * 0.9} ${x} ${y - t}Q${x + t * 0.14} ${y - t * 0.9} ${x + t * 0.16} ${y - t * 0.6}V${y - t * 0.06}Z`,
  )
  tela.pinta({ cor: '#5aa7c7' }, elipse(x, y - t * 0.58, t * 0.08, t * 0.08))
}

const cogumelo: Peca = (tela, { x, y, t, cor }) => {
  tela.pinta({ cor: '#f3e6cf' }, traca`M${x - t * 0.12} ${y}v${-t * 0.5}h${t * 0.24}v${t * 0.5}Z`)
  tela.pinta(
    { cor },
    traca`M${x - t * 0.5} ${y - t * 0.42}Q${x} ${y - t * 1.3} ${x + t * 0.5} ${y - t * 0.42}Z`,
  )
}

const capim: Peca = (tela, { x, y, t, cor }) =>
  tela.pinta(
    { cor, traco: 3.5 },
    traca`M${x} ${y}v${-t}M${x - 6} ${y}q-2 ${-t * 0.5} -6 ${-t * 0.8}M${x + 6} ${y}q2 ${-t * 0.5} 6 ${-t * 0.8}`,
  )

const nuvem: Peca = (tela, { x, y, t, cor }) =>
  tela.pinta(
    { cor, opaca: 0.75 },
    elipse(x, y, t, t * 0.2) + elipse(x + t * 0.7, y - t * 0.2, t * 0.62, t * 0.2),
  )

export const PECAS = {
  arvore,
  pinheiro,
  palmeira,
  cacto,
  pedra,
  barco,
  brilho,
  predio,
  casa,
  peixe,
  coral,
  alga,
  bolhas,
  estrela,
  planeta,
  cratera,
  foguete,
  cogumelo,
  capim,
  nuvem,
} satisfies Record<string, Peca>
