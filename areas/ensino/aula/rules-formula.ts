/**
 * Formulas in the plain words of an author: `$…$`, and as other programs write them, `$$…$$`, `\(…\)` and `\[…\]`, each
 * on one line. A dollar sign before a space or after a digit's end is money: `R$ 5`.
 */

const DOLLARS = /\$\$([^$\n]+)\$\$|(?<![\w$])\$(?=\S)([^$\n]*\S)\$(?![\w$])/g
const BRACKETS = [
  ['\\(', '\\)'],
  ['\\[', '\\]'],
] as const

export interface Formula {
  /** Where it stands in the text, its signs included. */
  from: number
  to: number
  source: string
}

/** Those between an opening and a closing sign; without the second, none. */
function between(texto: string, open: string, close: string): Formula[] {
  const found: Formula[] = []
  for (let from = texto.indexOf(open); from >= 0; from = texto.indexOf(open, from + open.length)) {
    const end = texto.indexOf(close, from + open.length)
    if (end < 0) break
    const source = texto.slice(from + open.length, end)
    if (source.trim() !== '' && !source.includes('\n') && !source.includes(open))
      found.push({ from, to: end + close.length, source })
  }
  return found
}

/** The formulas of a text in their order; of two that cross, the first. */
export function formulasOf(texto: string): Formula[] {
  const dollars = [...texto.matchAll(DOLLARS)].map(({ index, 0: whole, 1: shown, 2: inline }) => ({
    from: index,
    to: index + whole.length,
    source: shown ?? inline ?? '',
  }))
  const all = [...dollars, ...BRACKETS.flatMap(([open, close]) => between(texto, open, close))]
  let end = 0
  return all
    .sort((a, b) => a.from - b.from)
    .filter(({ from, to }) => {
      if (from < end) return false
      end = to
      return true
    })
}

/** A text in its pieces: words and formulas in turn, words first and last. */
export function piecesOf(texto: string): string[] {
  let at = 0
  const pieces = formulasOf(texto).flatMap(({ from, to, source }) => {
    const words = texto.slice(at, from)
    at = to
    return [words, source]
  })
  return [...pieces, texto.slice(at)]
}
