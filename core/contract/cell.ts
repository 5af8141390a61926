/** What a spreadsheet would run is made plain text: the guard of every exported cell (H-29; reliability S12). */

/** Signs that begin a formula or a command, with their full-width twins, and what shifts a cell. */
const RISKY = /^[=+\-@\t\r\n＝＋－＠]/u
/** Spreadsheets look past spaces, quotes and marks that nobody sees. */
const BLANK = /^[\p{Z}\p{Cf}"]+/u

/**
 * A reader that parts at another sign than the writer did begins a cell in the middle of ours: after each sign that any
 * of them parts at, what would begin a formula there, and the apostrophes that it has already.
 */
const INSIDE = /([,;|\t\r\n][\p{Z}\p{Cf}"]*)('*)(?=[=+\-@＝＋－＠])/gu
/** A number that stands there alone is read as one, and runs nothing: `-5`, `+55 48 3333-4444`. */
const NUMBER = /^[+-]\d[\d ().\-/]{0,30}(?![^,;|\t\r\n])/
const LONGEST_NUMBER = 33
/**
 * Words after a hyphen up to where that reader parts again, as grammars list endings: *“-agem, -oso, -ão(s)”*. Without
 * digits, quotes, colons and signs there is nothing in them that a formula could reach, fetch or run.
 */
const ENDING = /^-\p{L}[\p{L}\p{M} ./()-]{0,200}$/u
const LONGEST_ENDING = 202

/** What stands at a sign where some reader parts, and is no formula all the same. */
function plainInside(text: string, from: number, sign: string): boolean {
  if (NUMBER.test(text.slice(from, from + LONGEST_NUMBER))) return true
  const rest = text.slice(from, from + LONGEST_ENDING + 1)
  const end = [sign, '\r', '\n'].map((one) => rest.indexOf(one)).filter((at) => at >= 0)
  return ENDING.test(rest.slice(0, Math.min(rest.length, ...end)))
}

/** Whether a spreadsheet that is handed the text as a cell would take it for a formula. */
export const startsFormula = (text: string): boolean =>
  RISKY.test(text) || RISKY.test(text.replace(BLANK, ''))

/** One apostrophe more before each formula that another parting of the line would begin with. */
export const guardInside = (text: string): string =>
  text.replace(INSIDE, (found, before: string, marks: string, at: number) => {
    const plain = marks === '' && plainInside(text, at + found.length, before.charAt(0))
    return plain ? found : `${before}'${marks}`
  })

/** What `guardInside` was given. */
export const unguardInside = (text: string): string =>
  text.replace(INSIDE, (_, before: string, marks: string) => `${before}${marks.slice(1)}`)

/** The text with an apostrophe before whatever a spreadsheet would take for a formula, wherever it parts the line. */
export function guardCell(text: string): string {
  const inside = guardInside(text)
  return startsFormula(inside) ? `'${inside}` : inside
}

/** What was guarded, as it was: for reading a sheet that we wrote. */
export function unguardCell(text: string): string {
  const bare = text.startsWith("'") ? text.slice(1) : text
  return [bare, text].map(unguardInside).find((one) => guardCell(one) === text) ?? text
}
