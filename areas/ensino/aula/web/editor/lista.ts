/** Lists of named parts: one moved, changed, taken out. */

/** A list with one thing moved from a place to another, both from 0. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

export const changed = <T extends { id: string }>(list: readonly T[], id: string, part: Partial<T>): T[] =>
  list.map((one) => (one.id === id ? { ...one, ...part } : one))

export const without = <T extends { id: string }>(list: readonly T[], id: string): T[] =>
  list.filter((one) => one.id !== id)
