/** Which states and hours a source asks of rows, in SQL or not: `removido_em is null`, `status = 'ativa'`, `fim > now()`. */

/** Columns that say what has become of a row, whose it is by role, and from when until when it counts. */
const STATE =
  /^(?:status|estado|papel|funcao|auxiliar|inicio|fim|disponivel|ocultar|removid[ao]|abertura|urgente|ativ[ao]|alcance|versao|\w+_(?:em|ate))$/
const WORD = /\$\{|'[^'\n]*'|[a-z_][\w.?]*|[<>=!]+|\d+|\S/gi
const COMPARES = new Set(['=', '<>', '<', '<=', '>', '>=', 'in', 'is', 'not', '===', '!=='])

/** The words from `at` to the sign that closes the one there, itself too. */
function group(words: readonly string[], at: number, opens: string, closes: string): string[] {
  let depth = 0
  for (let n = at; n < words.length; n += 1) {
    if (words[n] === opens || (opens === '{' && words[n] === '${')) depth += 1
    if (words[n] === closes) depth -= 1
    if (depth === 0) return words.slice(at, n + 1)
  }
  return words.slice(at)
}

/** What a column is compared with: a word, what stands in brackets, or a piece put in. */
function operand(words: readonly string[], at: number): string {
  if (words[at] === '${') return group(words, at, '{', '}').join(' ')
  if (words[at] === '(') return group(words, at, '(', ')').join(' ')
  return words[at] ?? ''
}

/** A comparison that begins at a column; undefined where the column only stands there. */
function comparison(words: readonly string[], at: number): string | undefined {
  const column = (words[at] ?? '').split('.').at(-1) ?? ''
  if (!STATE.test(column)) return undefined
  let next = at + 1
  const by: string[] = []
  while (COMPARES.has((words[next] ?? '').toLowerCase())) by.push(words[next++] ?? '')
  if (by.length === 0) return undefined
  // Longer than this it is a statement of its own, which is read by itself.
  const other =
    words[next] === 'distinct' ? `distinct from ${operand(words, next + 2)}` : operand(words, next)
  return `${words[at - 1] === 'not' ? 'not ' : ''}${[column, ...by].join(' ')} ${other}`.slice(0, 60)
}

/** `.where('fim', '>', now)`, of a builder. */
const BUILT = /\(\s*'(?:\w+\.)?(\w+)',\s*'([^'\n]{1,20})',\s*([^)\n]{1,40})/g

/** Every question of a state, as often as it is asked, in the order of the alphabet. */
export function statesAsked(source: string): string[] {
  const text = source.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '')
  const words = text.match(WORD) ?? []
  const said = words.flatMap((_, at) => comparison(words, at) ?? [])
  const built = [...text.matchAll(BUILT)].flatMap(({ 1: column = '', 2: by = '', 3: other = '' }) =>
    STATE.test(column) && (COMPARES.has(by) || by.startsWith('is'))
      ? [`${column} ${by} ${other.trim()}`]
      : [],
  )
  return [...said, ...built].sort()
}
