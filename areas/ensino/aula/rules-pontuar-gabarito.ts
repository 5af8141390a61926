/** The key of a screen, by type: made when the lesson is published, kept apart from what learners get. */
import type { TipoTela } from './shapes-tipos.ts'

/** What is said after answering. */
export interface Feedback {
  feedback_certo: string
  feedback_errado: string
}

/** Part → words for whoever chose it. */
type Por = Record<string, string>

/** Which links are right. Parts that look the same are the same: each then takes any of the others' partners. */
export type Ligaveis = { de: string; para: string[] }[]

interface PerguntaGabarito {
  id: string
  certas: string[]
  feedbacks: Por
}

type Cela = [linha: number, coluna: number]

interface Gabaritos {
  multipla_escolha: Feedback & { certas: string[]; feedbacks: Por }
  multipla_resposta: Feedback & { certas: string[]; feedbacks: Por }
  verdadeiro_falso: Feedback & { verdadeiras: string[]; falsas: string[]; feedbacks: Por }
  numerica: Feedback & { valor: number; tolerancia: number }
  resposta_curta: Feedback & { aceitas: string[]; maiusculas: boolean; quase?: boolean; curingas?: boolean }
  associar: Feedback & { ligacoes: Ligaveis }
  /** In the right order; items that look the same are of one `classe`. */
  ordenar: Feedback & { ordem: { id: string; classe: number }[] }
  /** By gap. */
  lacunas: Feedback & { aceitas: string[][]; quase?: boolean }
  arrastar_imagem: Feedback & { ligacoes: Ligaveis }
  ponto_imagem: Feedback & { areas: { x: number; y: number; largura: number; altura: number }[] }
  classificar: Feedback & { ligacoes: Ligaveis }
  memoria: Feedback & { pares: string[] }
  caca_palavras: Feedback & {
    grade: string[]
    palavras: { id: string; palavra: string; de: Cela; ate: Cela }[]
  }
  cruzadinha: Feedback & { palavras: { id: string; palavra: string }[] }
  quiz_relampago: Feedback & { perguntas: PerguntaGabarito[] }
  video: { perguntas: PerguntaGabarito[] }
}

/** The types that have a key. */
export type ComGabarito = keyof Gabaritos

export type Gabarito<T extends ComGabarito = ComGabarito> = Gabaritos[T]

/** The key that a type of screen may have. */
export type GabaritoOf<T extends TipoTela> = T extends ComGabarito ? Gabarito<T> | null : null
