/** Grades in reports of paths: the best one is kept, averages ignore who has none (sections 4 and 5). Pure. */

export type StatusNota = 'aprovado' | 'reprovado'

/** A grade as reports compare it. */
export interface Graded {
  nota: number
  status: StatusNota
  /** Seconds. */
  tempo: number
}

/**
 * Whether a grade is better than another: approved beats failed; among equal status the higher score wins (section 4),
 * and among equal scores the one that took less time.
 */
export function beats(one: Graded, other: Graded): boolean {
  if (one.status !== other.status) return one.status === 'aprovado'
  if (one.nota !== other.nota) return one.nota > other.nota
  return one.tempo < other.tempo
}

/** The best grade of each key, in the order in which the keys first came; among equals the first. */
export function bestGrades<T extends Graded>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const best = new Map<string, T>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = best.get(key)
    if (known === undefined || beats(row, known)) best.set(key, row)
  }
  return [...best.values()]
}

/** The mean of what there is, to 2 decimals; null of nothing (section 5, "Grade report"). */
export function mean(values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null)
  if (given.length === 0) return null
  return Math.round((100 * given.reduce((sum, value) => sum + value, 0)) / given.length) / 100
}

/** The mean of seconds, whole; null of nothing. */
export function meanTime(values: readonly (number | null)[]): number | null {
  const exact = mean(values)
  return exact === null ? null : Math.round(exact)
}
