/** Pure rules of deliveries: states, the grade that a rubric gives, what is late (product.md H-06). */
import type { Rubrica } from '../aula/shapes-telas.ts'
import type { EstadoEntrega } from './contract.ts'
import type { Escolha } from './shapes.ts'

export type Acao = 'enviar' | 'corrigir' | 'devolver' | 'reabrir'

const MOVES: Readonly<Record<Acao, { de: readonly EstadoEntrega[]; para: EstadoEntrega }>> = {
  enviar: { de: ['pendente', 'devolvida'], para: 'enviada' },
  /** A mark may be put right. */
  corrigir: { de: ['enviada', 'corrigida'], para: 'corrigida' },
  devolver: { de: ['enviada', 'corrigida'], para: 'devolvida' },
  reabrir: { de: ['corrigida', 'devolvida'], para: 'enviada' },
}

/** The state that follows, or null where the move is none. */
export const move = (estado: EstadoEntrega, acao: Acao): EstadoEntrega | null =>
  MOVES[acao].de.includes(estado) ? MOVES[acao].para : null

/** What a screen is corrected by; empty: by a grade. */
export const rubricaDe = ({ conteudo }: { conteudo: object }): Rubrica =>
  (conteudo as { rubrica?: Rubrica }).rubrica ?? []

/**
 * The grade of a rubric, 0 to 10 with 2 decimals: points of the chosen levels over the best that there are.
 * Null where a criterion has no level chosen, or a chosen one is none of the rubric's.
 */
export function notaDaRubrica(rubrica: Rubrica, escolhas: readonly Escolha[]): number | null {
  const chosen = new Map(escolhas.map(({ criterio, nivel }) => [criterio, nivel]))
  if (chosen.size !== rubrica.length) return null
  let sum = 0
  let best = 0
  for (const { id, niveis } of rubrica) {
    const points = niveis[chosen.get(id) ?? -1]?.pontos
    if (points === undefined) return null
    sum += points
    best += Math.max(...niveis.map(({ pontos }) => pontos))
  }
  return best === 0 ? null : Math.round((1_000 * sum) / best) / 100
}

/** Sent after the class's end of the lesson; without an end nothing is late. */
export const isLate = (sent: Date, fim: Date | null): boolean => fim !== null && sent > fim
