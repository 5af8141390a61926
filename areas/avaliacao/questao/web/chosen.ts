/** Which screens of a lesson are ticked: a set of ids, and what the box above them shows. Pure. */

/** Ids from the second segment of the address, as `12,15` or `[12,15]`. */
export const idsFrom = (segment: string | undefined): number[] =>
  (segment?.match(/\d+/g) ?? []).map(Number).filter(Number.isSafeInteger)

/** At first those that the address names, where they can go; without names all that can. */
export function firstChosen(free: readonly number[], named: readonly number[]): ReadonlySet<number> {
  return new Set(named.length > 0 ? free.filter((id) => named.includes(id)) : free)
}

export function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The box above: ticked when all are, in between when some are. */
export function wholeOf(free: readonly number[], chosen: ReadonlySet<number>) {
  const some = free.some((id) => chosen.has(id))
  const checked = free.length > 0 && free.every((id) => chosen.has(id))
  return { checked, partial: some && !checked }
}
