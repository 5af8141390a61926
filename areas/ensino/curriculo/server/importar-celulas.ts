/** Cells of exported tables: none runs in a spreadsheet, and each reads back as it was, whatever it begins with. */
import { guardInside, startsFormula, unguardInside } from '../../../../core/contract/cell.ts'

/**
 * The text with an apostrophe before it where a spreadsheet would take it for a formula, and where it has apostrophes
 * before such a text already: so that `unshieldCell` takes away exactly what was put there.
 */
export function shieldCell(text: string): string {
  const inside = guardInside(text)
  return startsFormula(inside.replace(/^'+/, '')) ? `'${inside}` : inside
}

/** What was shielded, by us or by another program that does so, as it was. */
export function unshieldCell(text: string): string {
  const bare = text.startsWith("'") ? text.slice(1) : text
  return [bare, text].map(unguardInside).find((one) => shieldCell(one) === text) ?? text
}
