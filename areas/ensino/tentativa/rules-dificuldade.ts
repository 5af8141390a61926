/** When a pupil is in difficulty with a skill: wrong three times in a row (H-26). Pure. */

/** An answer with its mark, to a screen that asks for a skill. */
export interface Marcada {
  codigo: string
  /** From 0 to 1. */
  fracao: number
  respondida_em: Date
}

/** Three in a row. */
const ERROS = 3

/** Less than half of what there was to get is an error. */
export const METADE = 0.5
export const isErro = (fracao: number): boolean => fracao < METADE

export interface Dificuldade {
  codigo: string
  /** The last right answer before; null: none. What is told of once ends with the next one. */
  desde: Date | null
}

const oldestFirst = (one: Marcada, other: Marcada): number =>
  one.respondida_em.getTime() - other.respondida_em.getTime()

/** The skills whose last three answers, or more, were wrong; answers come in any order. */
export function dificuldades(marcadas: readonly Marcada[]): Dificuldade[] {
  const byCodigo = new Map<string, Marcada[]>()
  for (const marcada of marcadas)
    byCodigo.set(marcada.codigo, [...(byCodigo.get(marcada.codigo) ?? []), marcada])
  return [...byCodigo].flatMap(([codigo, all]) => {
    const ordered = all.toSorted(oldestFirst)
    const last = ordered.findLastIndex(({ fracao }) => !isErro(fracao))
    if (ordered.length - 1 - last < ERROS) return []
    return [{ codigo, desde: ordered[last]?.respondida_em ?? null }]
  })
}
