/** Cells of exported tables: none runs in a spreadsheet, and each reads back as it was, whatever it begins with. */
import { guardCell } from '../../../core/server/sheets/guard.ts'

/**
 * The text with an apostrophe before it where a spreadsheet would take it for a formula, and where it has apostrophes
 * before such a text already: so that `unshieldCell` takes away exactly what was put there.
 */
export function shieldCell(text: string): string {
  const bare = text.replace(/^'+/, '')
  return guardCell(bare) === bare ? text : `'${text}`
}

/** What was shielded, by us or by another program that does so, as it was. */
export function unshieldCell(text: string): string {
  const inside = text.slice(1)
  return text.startsWith("'") && shieldCell(inside) === text ? inside : text
}
