/** The kinds of blocks and their bounds, apart from the schemas: the browser needs these and not those. */

/** In the order in which they are offered. */
export const TIPOS_BLOCO = [
  'abertura',
  'texto',
  'cartoes',
  'passos',
  'imagem',
  'trilhas',
  'perguntas',
  'chamada',
] as const
export type TipoBloco = (typeof TIPOS_BLOCO)[number]

/** Of a card. */
export const ICONES = [
  'relogio',
  'degraus',
  'certificado',
  'livro',
  'escola',
  'pessoas',
  'conversa',
  'ideia',
  'coracao',
  'celular',
  'calendario',
  'mapa',
] as const
export type Icone = (typeof ICONES)[number]

/** What stands beside the words of an opening. */
export const VISUAIS = ['cenario', 'imagem', 'nenhum'] as const

export const MAX_BLOCOS = 30
/** Buttons of one block. */
export const MAX_BOTOES = 3
/** Cards, steps or questions of one block. */
export const MAX_ITENS = 20
/** Paths of one block. */
export const MAX_TRILHAS = 12

/** The longest of each text, in characters. */
export const LIMITES = {
  sobretitulo: 60,
  titulo: 120,
  texto: 600,
  corrido: 5_000,
  resposta: 1_500,
  rotulo: 40,
  destino: 500,
  alt: 300,
  legenda: 200,
} as const
