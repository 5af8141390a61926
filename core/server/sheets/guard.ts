/** What a spreadsheet would run is made plain text: the guard of every exported cell (H-29; reliability S12). */

/** Signs that begin a formula or a command, with their full-width twins, and what shifts a cell. */
const RISKY = /^[=+\-@\t\r\n＝＋－＠]/u
/** Spreadsheets look past spaces and marks that nobody sees. */
const BLANK = /^[\p{Z}\p{Cf}]+/u

/** The text with an apostrophe before it where a spreadsheet would take it for a formula. */
export function guardCell(text: string): string {
  return RISKY.test(text) || RISKY.test(text.replace(BLANK, '')) ? `'${text}` : text
}

/** What was guarded, as it was: for reading a sheet that we wrote. */
export function unguardCell(text: string): string {
  const inside = text.slice(1)
  return text.startsWith("'") && guardCell(inside) === text ? inside : text
}
