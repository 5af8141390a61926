/** What the panel of a skill and the ranking card show. */

export const DOMINIOS = ['nao_iniciado', 'em_desenvolvimento', 'adequado', 'avancado'] as const
export type Dominio = (typeof DOMINIOS)[number]

export interface AulaVista {
  id: number
  titulo: string
  /** `vez`: the one to do now. */
  estado: 'feita' | 'vez' | 'aberta' | 'fechada' | 'indisponivel'
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
}

export interface Posicao {
  /** Shared by who has as many points. */
  posicao: number
  nome: string
  foto: string | null
  pontos: number
  eu: boolean
}
