/** Which tables a piece of SQL names, and whether it writes them: read word by word, pieces put in from outside are holes. */

export interface Named {
  table: string
  writes: boolean
}

/** Stands in the text where a piece is put in while the program runs. */
export const HOLE = '§'

const WORD = /[a-z_§][a-z0-9_§]*|[(),.;]|\S/giu

const wordsOf = (text: string): string[] =>
  text
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replace(/'(?:[^']|'')*'/g, ' ')
    .replaceAll('"', '')
    .toLowerCase()
    .match(WORD) ?? []

/** The place after the bracket that closes the one at `at`. */
function after(words: readonly string[], at: number): number {
  let depth = 0
  for (let n = at; n < words.length; n++) {
    if (words[n] === '(') depth++
    if (words[n] === ')' && --depth === 0) return n + 1
  }
  return words.length
}

/** Names given by `with`: they hide a table of the same name. */
function givenNames(words: readonly string[]): Set<string> {
  const given = new Set<string>()
  for (const [n, word] of words.entries()) {
    if (!/^[a-z_]/.test(word) || !['with', 'recursive', ','].includes(words[n - 1] ?? '')) continue
    let next = words[n + 1] === '(' ? after(words, n + 1) : n + 1
    if (words[next++] !== 'as') continue
    if (words[next] === 'not') next++
    if (words[next] === 'materialized') next++
    if (words[next] === '(') given.add(word)
  }
  return given
}

/** Ends a list of tables: what follows is no alias. */
const ENDS = new Set(
  'where join inner left right full cross on using group order limit offset union returning set for having natural except intersect values select default overriding when do'.split(
    ' ',
  ),
)

/** The tables listed from `at` on, `a x, b as y, lateral (…)`; brackets are read by whoever reads the rest. */
function listed(words: readonly string[], at: number): string[] {
  const found: string[] = []
  for (let n = at; n < words.length; n++) {
    while (['lateral', 'only'].includes(words[n] ?? '')) n++
    const word = words[n] ?? ''
    if (word === '(') n = after(words, n)
    else {
      // A function, or a column as in `is distinct from t.x`.
      const called = words[n + 1] === '(' || words[n + 1] === '.'
      if (!called) found.push(word)
      n++
      if (words[n] === '(') n = after(words, n)
    }
    if (words[n] === 'as') n++
    if (/^[a-z_§]/.test(words[n] ?? '') && !ENDS.has(words[n] ?? '')) n++
    if (words[n] === '(') n = after(words, n)
    if (words[n] !== ',') break
  }
  return found
}

/** After a name at the start of a piece, these say that it is a column. */
const OPERATORS = new Set(
  'is in and or not like ilike between asc desc nulls collate at then else end over filter'.split(' '),
)

/** Every table that the text names after a word that asks for one. Names of `with` are left out. */
export function tablesIn(text: string): Named[] {
  const words = wordsOf(text)
  const given = givenNames(words)
  const found: Named[] = []
  const add = (table: string | undefined, writes: boolean) => {
    // A part of `with` can be read alone.
    if (table && (writes || !given.has(table))) found.push({ table, writes })
  }
  for (const [n, word] of words.entries()) {
    const [before, next] = [words[n - 1] ?? '', words[n + 1] ?? '']
    if (word === 'from' && before === 'delete') add(next === 'only' ? words[n + 2] : next, true)
    // `is distinct from` compares.
    else if (word === 'from' && before !== 'distinct')
      for (const table of listed(words, n + 1)) add(table, false)
    else if (word === 'join' || (word === 'using' && next !== '('))
      for (const table of listed(words, n + 1).slice(0, word === 'join' ? 1 : undefined)) add(table, false)
    else if (word === 'into' || word === 'truncate') add(next, true)
    else if (word === 'update' && !['for', 'do', 'key'].includes(before)) add(next, true)
    else if (word === 'table' && before === 'lock') add(next, true)
  }
  // A piece that begins with a name stands where another piece asks for one: `${from}` with "turma t join rede r".
  const [first, second = ''] = words
  if (first && (words.length === 1 || (/^[a-z_]/.test(second) && !OPERATORS.has(second)))) add(first, false)
  return found
}
