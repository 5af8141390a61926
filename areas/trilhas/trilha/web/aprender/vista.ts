/** What the panel of a skill and the ranking card show. */

import type { Dominio } from '../../shapes-aprender.ts'

export interface AulaVista {
  id: number
  titulo: string
  /** `vez`: the one to do now; `espera`: handed in, waiting for its mark; `refazer`: done in this turn, and not passed. */
  estado: 'feita' | 'refazer' | 'vez' | 'espera' | 'aberta' | 'fechada' | 'indisponivel'
  nota: number | null
  /** Order of the screen at which an attempt stands that is under way. */
  tela: number | null
}

export interface NivelVista {
  nivel: number
  nome: string
  pontos: number
  possiveis: number
  aberto: boolean
  /** Points that open it. */
  faltam: number
  aulas: readonly AulaVista[]
}

export interface HabilidadeVista {
  id: number
  nome: string
  descricao: string
  /** "Eixo Mata · 6ª habilidade". */
  sobre: string
  /** "habilidade", as the path's rule calls it. */
  rotulo: string
  dominio: Dominio
  pontos: number
  possiveis: number
  niveis: readonly NivelVista[]
  /** The turn under way, from 1; 0 before the first. */
  tentativa: number
  tentativas: number
  /** Why nothing can be begun, as a sentence; null: it can. */
  fechada: string | null
  /** What the one filled button does. */
  acao: 'comecar' | 'continuar' | 'recomecar' | null
  /** One more turn may be begun beside it. */
  outra: boolean
  /** Every turn is used up, and nothing is left to do. */
  esgotada: boolean
  /** Who may give one more. */
  pedirA: readonly string[]
}
