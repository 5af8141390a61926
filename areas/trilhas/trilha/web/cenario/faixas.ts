/** The lands that a path climbs through: what each is made of. */
import type { PECAS } from './pecas.ts'

interface Coisa {
  peca: keyof typeof PECAS
  /** How many in a stage of 400 px. */
  quantas: number
  /** Heights in pixels of a page of 16 px. */
  t: readonly [number, number]
  cores: readonly string[]
  /** Anywhere; else at the sides, where the path does not pass. */
  solta?: true
  /** Between which shares of the stage's height; by default anywhere but at its far edge. */
  onde?: readonly [number, number]
}

export interface Faixa {
  /** The ground, from the farthest, which meets the stage above, to the nearest. */
  chao: readonly [string, string, string]
  coisas: readonly Coisa[]
  /** A body of water over the middle of the stage. */
  agua?: string
}

const VERDES = ['#4b9070', '#3d8264', '#5a9d78'] as const

export const FAIXAS = {
  rio: {
    chao: ['#9ccb9f', '#e8d8ac', '#e8d8ac'],
    agua: '#7cc3d0',
    coisas: [
      { peca: 'brilho', quantas: 6, t: [12, 34], cores: ['#c9ecf0'], solta: true, onde: [0.24, 0.86] },
      { peca: 'barco', quantas: 1, t: [56, 70], cores: ['#f2c75c'], onde: [0.36, 0.7] },
      { peca: 'palmeira', quantas: 2, t: [66, 84], cores: ['#2b7559', '#2f7d63'], onde: [0.95, 1] },
      { peca: 'arvore', quantas: 2, t: [40, 60], cores: ['#4b9070'], onde: [0.08, 0.14] },
    ],
  },
  mata: {
    chao: ['#a9c994', '#86b98a', '#68a87e'],
    coisas: [
      { peca: 'arvore', quantas: 9, t: [40, 74], cores: VERDES },
      { peca: 'palmeira', quantas: 2, t: [46, 62], cores: ['#2f7d63'] },
      { peca: 'capim', quantas: 4, t: [10, 16], cores: ['#4f936b'], solta: true },
    ],
  },
  chapada: {
    chao: ['#e9c79c', '#e0bb8a', '#d8b07c'],
    coisas: [
      { peca: 'cacto', quantas: 5, t: [26, 42], cores: ['#4e8a5d'] },
      { peca: 'pedra', quantas: 4, t: [14, 26], cores: ['#c99a6c', '#bf8a5e'] },
      { peca: 'capim', quantas: 3, t: [9, 14], cores: ['#b08a4e'], solta: true },
    ],
  },
  campo: {
    chao: ['#c3d79a', '#a9cb8b', '#8fbd80'],
    coisas: [
      { peca: 'casa', quantas: 1, t: [44, 54], cores: ['#c0694f'] },
      { peca: 'arvore', quantas: 5, t: [34, 56], cores: VERDES },
      { peca: 'capim', quantas: 7, t: [9, 15], cores: ['#6ea566'], solta: true },
    ],
  },
  pinhal: {
    chao: ['#9fc4a4', '#7fb093', '#659c82'],
    coisas: [
      { peca: 'pinheiro', quantas: 10, t: [54, 92], cores: ['#2f6f5c', '#3a7d66'] },
      { peca: 'pedra', quantas: 3, t: [14, 26], cores: ['#8d9a9a'] },
    ],
  },
  serra: {
    chao: ['#d3dccf', '#b9c9bd', '#a2b7ac'],
    coisas: [
      { peca: 'pedra', quantas: 7, t: [18, 44], cores: ['#8c9ba3', '#7b8b95'] },
      { peca: 'pinheiro', quantas: 4, t: [36, 54], cores: ['#4a8070'] },
    ],
  },
  parque: {
    chao: ['#b5d3a0', '#9cc592', '#84b585'],
    coisas: [
      { peca: 'arvore', quantas: 7, t: [38, 64], cores: VERDES },
      { peca: 'casa', quantas: 2, t: [40, 52], cores: ['#b9604c', '#4f7f9a'] },
      { peca: 'capim', quantas: 4, t: [9, 14], cores: ['#6ea566'], solta: true },
    ],
  },
  bairro: {
    chao: ['#e4d3bd', '#d9c6ae', '#cdb89f'],
    coisas: [
      { peca: 'casa', quantas: 5, t: [44, 60], cores: ['#b9604c', '#4f7f9a', '#c98d3f'] },
      { peca: 'arvore', quantas: 4, t: [32, 48], cores: VERDES },
    ],
  },
  centro: {
    chao: ['#cfd4dc', '#c1c7d2', '#b2bac7'],
    coisas: [
      { peca: 'predio', quantas: 8, t: [78, 130], cores: ['#8ea3bf', '#a58fb0', '#c7937d', '#7f9c93'] },
      { peca: 'arvore', quantas: 3, t: [28, 40], cores: VERDES },
    ],
  },
  fundo: {
    chao: ['#3f8fae', '#347f9f', '#2b6f90'],
    coisas: [
      { peca: 'coral', quantas: 5, t: [34, 58], cores: ['#e08a7b', '#d9739a', '#e0a85c'] },
      { peca: 'peixe', quantas: 5, t: [20, 32], cores: ['#f2c75c', '#f08f6a', '#e9eef2'] },
      { peca: 'bolhas', quantas: 4, t: [18, 30], cores: ['#d9f2f7'], solta: true },
    ],
  },
  recife: {
    chao: ['#5fb3c9', '#4fa4bf', '#4295b3'],
    coisas: [
      { peca: 'alga', quantas: 6, t: [34, 56], cores: ['#3b8a73', '#4c9d7c'] },
      { peca: 'peixe', quantas: 5, t: [20, 30], cores: ['#f2c75c', '#f08f6a', '#ffffff'] },
      { peca: 'brilho', quantas: 4, t: [10, 26], cores: ['#c9ecf0'], solta: true },
    ],
  },
  praia: {
    chao: ['#f0e0b6', '#e9d6a6', '#dfc894'],
    coisas: [
      { peca: 'palmeira', quantas: 5, t: [62, 88], cores: ['#2b7559', '#2f7d63'] },
      { peca: 'pedra', quantas: 3, t: [14, 24], cores: ['#b8a58a'] },
      { peca: 'barco', quantas: 1, t: [48, 58], cores: ['#e08a5c'] },
    ],
  },
  lua: {
    chao: ['#8d86a8', '#7b7499', '#69628a'],
    coisas: [
      { peca: 'cratera', quantas: 7, t: [22, 48], cores: ['#5a5379', '#655e86'] },
      { peca: 'foguete', quantas: 1, t: [78, 92], cores: ['#d0654f'] },
      { peca: 'pedra', quantas: 3, t: [12, 22], cores: ['#a59fc0'] },
    ],
  },
  orbita: {
    chao: ['#3b3a6b', '#33325f', '#2b2a53'],
    coisas: [
      { peca: 'estrela', quantas: 14, t: [4, 9], cores: ['#fff2bf', '#dfe7ff'], solta: true },
      { peca: 'planeta', quantas: 2, t: [48, 76], cores: ['#7fb5c9', '#c98bb0', '#d9a86a'] },
    ],
  },
  marte: {
    chao: ['#c98a6b', '#b97a5d', '#a76a50'],
    coisas: [
      { peca: 'cratera', quantas: 5, t: [20, 40], cores: ['#95593f', '#9f6148'] },
      { peca: 'pedra', quantas: 6, t: [14, 34], cores: ['#8c5640', '#7d4b38'] },
    ],
  },
  clareira: {
    chao: ['#8fc07f', '#79b172', '#64a168'],
    coisas: [
      { peca: 'cogumelo', quantas: 4, t: [20, 30], cores: ['#c9574b', '#d98a4a'] },
      { peca: 'arvore', quantas: 6, t: [46, 76], cores: ['#3d8264', '#2f7458'] },
      { peca: 'capim', quantas: 6, t: [10, 16], cores: ['#3f8a55'], solta: true },
    ],
  },
} as const satisfies Record<string, Faixa>
