/** Which skills are ticked, from page to page. Pure. */

/** Ticked or not, turned over. */
export function turned(ticked: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ticked)
  if (!next.delete(id)) next.add(id)
  return next
}

/** All of a page: ticked unless every one is, and then none of it. */
export function turnedPage(ticked: ReadonlySet<number>, page: readonly number[]): ReadonlySet<number> {
  const whole = page.every((id) => ticked.has(id))
  const next = new Set(ticked)
  for (const id of page)
    if (whole) next.delete(id)
    else next.add(id)
  return next
}
