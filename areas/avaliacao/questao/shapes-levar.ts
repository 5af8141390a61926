/** A question as it is taken out of the bank: whole, and without anybody's account. */
import type { Conteudo } from '../../ensino/aula/shapes-telas.ts'
import type { Analise, EstadoQuestao, Idioma, Licenca, TELA_DE, TipoQuestao } from './shapes.ts'

/** What is asked, by its type. */
export type Perguntada = {
  [K in TipoQuestao]: { tipo: K; conteudo: Conteudo<(typeof TELA_DE)[K]> }
}[TipoQuestao]

interface Dados {
  id: number
  estado: EstadoQuestao
  titulo: string
  /** The words of the statement. */
  texto: string
  comando: string
  explicacao: string
  analises: Analise[]
  /** Names of the catalogue. */
  disciplina: string | null
  periodo: string | null
  /** Codes, the first the one that it is counted under. */
  habilidades: string[]
  tags: string[]
  dificuldade: number | null
  bloom: number | null
  fonte: string
  autoria: string
  licenca: Licenca | ''
  idioma: Idioma
  tri: { a: number; b: number; c: number } | null
  texto_base: { id: number; titulo: string; html: string } | null
}

export type Levada = Dados & Perguntada

/** Questions of one file, at most. */
export const MAX_LEVADAS = 2_000
