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

/** Nothing but all of it counts. */
interface Inteira {
  inteira?: true
}

/** `fracoes`: what each is worth; absent: as the type always counts. */
type Escolhivel = Feedback & Inteira & { certas: string[]; feedbacks: Por; fracoes?: Record<string, number> }

/** How a number is judged: by the first that fits, the right one before the others. */
export interface Medida {
  valor: number
  tolerancia: number
  outras?: { valor: number; tolerancia: number; fracao: number }[]
  /** The first is the answer's own; how many of it one of each is. */
  unidades?: { nome: string; vale: number }[]
  sem_unidade?: { desconto: number; de: 'resposta' | 'total' }
}

export interface Parcial {
  texto: string
  fracao: number
}

interface Gabaritos {
  multipla_escolha: Escolhivel
  multipla_resposta: Escolhivel
  verdadeiro_falso: Feedback & Inteira & { verdadeiras: string[]; falsas: string[]; feedbacks: Por }
  numerica: Feedback & Medida
  resposta_curta: Feedback & {
    aceitas: string[]
    maiusculas: boolean
    quase?: boolean
    curingas?: boolean
    parciais?: Parcial[]
  }
  /** `pesos`: what each on the left is worth. */
  associar: Feedback & Inteira & { ligacoes: Ligaveis; pesos?: Record<string, number> }
  /** In the right order; items that look the same are of one `classe`. */
  ordenar: Feedback & Inteira & { ordem: { id: string; classe: number }[] }
  /** By gap. */
  lacunas: Feedback &
    Inteira & { aceitas: string[][]; quase?: boolean; pesos?: number[]; parciais?: Parcial[][] }
  arrastar_imagem: Feedback & { ligacoes: Ligaveis }
  ponto_imagem: Feedback & { areas: { x: number; y: number; largura: number; altura: number }[] }
  classificar: Feedback & Inteira & { ligacoes: Ligaveis }
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
