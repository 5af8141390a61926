/** Pure rules of attempts (product.md H-06, section 4): the grade, the best one, the states, times and limits. */
import type { EstadoTentativa, Status } from './shapes.ts'

/** A screen that counts. */
interface Contada {
  peso: number
  /** From 0 to 1; null: not answered, or not corrected yet. */
  fracao: number | null
}

/**
 * nota = 10 × Σ(peso × fração) ÷ Σ(peso), to 2 decimals, halves up (H-06). What is not answered counts 0; null where
 * nothing has weight.
 */
export function notaOf(telas: readonly Contada[]): number | null {
  const weights = telas.reduce((sum, { peso }) => sum + peso, 0)
  if (weights === 0) return null
  const points = telas.reduce((sum, { peso, fracao }) => sum + peso * (fracao ?? 0), 0)
  // A half that binary fractions put a little below itself is still a half.
  return Math.min(10, Math.floor((1_000 * points) / weights + 0.5 + 1e-9) / 100)
}

export const statusOf = (nota: number, minima: number): Status => (nota >= minima ? 'aprovado' : 'reprovado')

/**
 * The screens that count of a lesson in order: up to the first that holds up and has no answer (section 4). Which
 * records came first is nothing to it (R6): an answer ahead of its turn counts once those before it are there.
 */
export function alcancadas<T extends { tela_id: number; detem: boolean }>(
  telas: readonly T[],
  navegacao: string,
  given: ReadonlySet<number>,
): T[] {
  const gap = navegacao === 'sequencial' ? telas.findIndex((one) => one.detem && !given.has(one.tela_id)) : -1
  return gap < 0 ? [...telas] : telas.slice(0, gap + 1)
}

/** A grade that can be the best. */
export interface Nota {
  nota: number
  status: Status
}

/** Whether `one` beats `other` (section 4): approved beats failed; among equals the higher. */
export const beats = (one: Nota, other: Nota): boolean =>
  one.status === other.status ? one.nota > other.nota : one.status === 'aprovado'

/** Of equals the first. Null of none. */
export const bestOf = <T extends Nota>(notas: readonly T[]): T | null =>
  notas.reduce<T | null>((best, nota) => (best && !beats(nota, best) ? best : nota), null)

/** How an attempt came to its end, and what of it a teacher has. */
interface Andamento {
  anulada: boolean
  /** Its answers were refused, and none that counts stands. */
  vazia: boolean
  /** Null: it runs. */
  fim: 'concluida' | 'expirada' | null
  /** Open screens that were answered, and those of them that wait for a teacher. */
  abertas: number
  esperam: number
}

/** The state that follows from what happened, in whatever order it came to be known. */
export function estadoDe({ anulada, vazia, fim, abertas, esperam }: Andamento): EstadoTentativa {
  if (anulada) return 'anulada'
  if (fim === null) return 'iniciada'
  // Nothing of it can be graded, and it is not spent: as if nobody had begun it.
  if (vazia) return 'anulada'
  if (esperam > 0) return 'aguardando_correcao'
  return abertas > 0 ? 'corrigida' : fim
}

/** What the end of an attempt was, as far as its state tells; handing in beats running out. */
export const fimDe = (estado: EstadoTentativa, handedIn: boolean): Andamento['fim'] => {
  if (handedIn) return 'concluida'
  if (estado === 'iniciada') return null
  return estado === 'expirada' ? 'expirada' : 'concluida'
}

/** An attempt as what was refused of it tells. */
interface Recusavel {
  estado: EstadoTentativa
  /** Answers of it were refused, or wait for a teacher. */
  recusas: boolean
  anulada_por: number | null
}

/** It is over and nobody annulled it: what was answered was refused. One answer that is taken makes it count. */
export const isVazia = ({ estado, recusas, anulada_por }: Recusavel): boolean =>
  estado === 'anulada' && recusas && anulada_por === null

/** The state in which it takes answers and marks: what is empty waits for them. */
export const vivoDe = (one: Recusavel): EstadoTentativa => (isVazia(one) ? 'concluida' : one.estado)

/** Over, and counted. */
export const isOver = (estado: EstadoTentativa): boolean => estado !== 'iniciada' && estado !== 'anulada'

/** Attempts left; null: as many as one likes. */
export const restantesOf = (limite: number | null, feitas: number): number | null =>
  limite === null ? null : Math.max(0, limite - feitas)

/** The last moment to answer: the attempt's own time, and the end of the lesson in the class. */
export function prazoOf(
  { iniciada_em, tempo_limite }: { iniciada_em: Date; tempo_limite: number | null },
  fim: Date | null,
): Date | null {
  const own = tempo_limite === null ? null : new Date(iniciada_em.getTime() + tempo_limite * 1_000)
  if (own === null || fim === null) return own ?? fim
  return own < fim ? own : fim
}

/** Seconds of grace after the last moment: what was given in time travels. */
export const TOLERANCIA_PRAZO = 60

/** Days after the last moment in which a device may still bring what was done in time. */
export const DIAS_ATRASO = 15

/** Section 5: a clock that differs by more seconds than these is wrong. */
const TOLERANCIA_RELOGIO = 600

export const isRelogioIncorreto = (desvio: number): boolean => Math.abs(desvio) > TOLERANCIA_RELOGIO

/** Whether something done at `at` and arriving `now` is in time. */
export function isInTime(at: Date, prazo: Date | null, now: Date): boolean {
  if (prazo === null) return true
  const late = prazo.getTime() + DIAS_ATRASO * 86_400_000
  return at.getTime() <= prazo.getTime() + TOLERANCIA_PRAZO * 1_000 && now.getTime() <= late
}

/** Seconds of activity that can be true: no more than went by (A8). */
export const tempoPlausivel = (tempo: number, from: Date, to: Date): number =>
  Math.max(0, Math.min(tempo, Math.ceil((to.getTime() - from.getTime()) / 1_000)))

/** One answer of those given to a screen. */
export interface Vez {
  /** By the device's clock. */
  respondida_em: Date
  /** The record that brought it. */
  registro: string
  fracao: number | null
}

/**
 * The answer that counts: the last given, and of the same instant the one whose record has the higher name. Where more
 * were given than the screen allows, the worst of them: whoever names other times than the true ones gains nothing.
 * Depends only on which answers there are, not on how they came (R6). `limite` null: the last, however many. Where the
 * last that is allowed was one slip from right (`isQuase`), one more is.
 */
export function queVale<T extends Vez>(
  vezes: readonly T[],
  limite: number | null,
  isQuase: (vez: T) => boolean = () => false,
): T | null {
  const order = vezes.toSorted(
    (a, b) => a.respondida_em.getTime() - b.respondida_em.getTime() || (a.registro < b.registro ? -1 : 1),
  )
  const last = order.at(-1) ?? null
  const allowed = limite === null ? undefined : order[limite - 1]
  const more = allowed && isQuase(allowed) ? 1 : 0
  if (limite === null || vezes.length <= limite + more) return last
  return order.reduce<T | null>(
    (worst, vez) => (worst && (worst.fracao ?? 0) < (vez.fracao ?? 0) ? worst : vez),
    null,
  )
}
