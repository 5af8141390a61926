/** Faults in a text of SQL: conditions lost, comparisons turned, locks let go, orders turned. What is put in stands as a mark. */

/** Stands for the nth expression that a template puts in. */
export const mark = (n) => `⟦${n}⟧`

/** The text with what `put` says in the place of each mark. */
export const unmarked = (text, put) => text.replace(/⟦(\d+)⟧/g, (_, n) => put(Number(n)))

/** Strings, comments and marks made blank, so that nothing in them is taken for SQL. */
const blank = (text) => text.replace(/'(?:[^']|'')*'|--[^\n]*|⟦\d+⟧/g, (found) => '#'.repeat(found.length))

const BEGINS = /\b(where|and|on|having)\b/gi
const ENDS =
  /[(),;]|\b(where|and|or|then|group\s+by|order\s+by|limit|offset|union|except|intersect|returning|having|window|for\s+(?:update|no\s+key|share|key\s+share)|(?:left\s+|cross\s+|inner\s+|full\s+)?join|on\s+conflict|between)\b/gi

/** From where a condition begins to where it ends: what closes around it, or what comes after it. */
function endOf(seen, from) {
  let depth = 0
  let between = false
  ENDS.lastIndex = from
  for (let found = ENDS.exec(seen); found; found = ENDS.exec(seen)) {
    const word = found[0].toLowerCase()
    if (word === '(') depth += 1
    else if (word === ')') {
      if (depth === 0) return found.index
      depth -= 1
    } else if (depth > 0) continue
    else if (word === 'between') between = true
    else if (word === 'and' && between) between = false
    else return found.index
  }
  return seen.length
}

function* conditions(seen) {
  for (const { 0: word, index } of seen.matchAll(BEGINS)) {
    const before = seen.slice(0, index)
    const after = seen.slice(index + word.length)
    if (/^on$/i.test(word) && (/distinct\s+$/i.test(before) || /^\s+(conflict|update|delete)/i.test(after)))
      continue
    if (/^and$/i.test(word) && /\bbetween\s+[^()\s]+\s+$/i.test(before)) continue
    const from = index + word.length
    const to = endOf(seen, from)
    const inner = seen.slice(from, to).trim()
    if (inner && !/^true$/i.test(inner)) yield { from, to }
  }
}

/** What is found → what stands there instead; of several, each is a fault. */
const TURNS = [
  [/\bis\s+not\s+null\b/gi, ['is null'], 'condição'],
  [/\bis\s+null\b/gi, ['is not null'], 'condição'],
  [/\bnot\s+exists\b/gi, ['exists'], 'condição'],
  [/(?<!not\s)\bexists\b(?=\s*\()/gi, ['not exists'], 'condição'],
  [/(?<!not\s)\bin\b(?=\s*\()/gi, ['not in'], 'condição'],
  [/\bor\b/gi, ['and'], 'condição'],
  [/<>/g, ['='], 'comparação'],
  [/<=/g, ['<'], 'comparação'],
  [/>=/g, ['>'], 'comparação'],
  [/(?<![<>=!:-])=(?![>=])/g, ['<>'], 'comparação'],
  [/(?<![<>@-])<(?![<>=@])/g, ['<='], 'comparação'],
  [/(?<![<>=@-])>(?![<>=>])/g, ['>='], 'comparação'],
  [/\bdesc\b/gi, [''], 'ordem'],
  [/\basc\b/gi, ['desc'], 'ordem'],
  [/(?<=\border\s+by\s+[\w.#]+)(?=\s*(?:,|\)|$|limit|\n))/gi, [' desc'], 'ordem'],
  [/\blimit\s+(?:\d+|#+)/gi, ['limit 1'], 'tamanho'],
  [/\bdistinct\b(?!\s+on)(?!\s+from)/gi, [''], 'repetição'],
  [/\bunion\b(?!\s+all)/gi, ['union all'], 'repetição'],
  [/\bleft\s+join\b/gi, ['join'], 'junção'],
  [/\bmin\(/gi, ['max('], 'cálculo'],
  [/\bmax\(/gi, ['min('], 'cálculo'],
  [/\bfor\s+(?:no\s+key\s+)?(?:update|share)(?:\s+of\s+\w+)?(?:\s+skip\s+locked)?/gi, [''], 'trava'],
  [/\bpg_advisory_xact_lock\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)/gi, ['1'], 'trava'],
  [/\s+at\s+time\s+zone\s+'America\/Sao_Paulo'/gi, [" at time zone 'UTC'"], 'dia'],
]

const short = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 80)

/** @returns {{ kind: string, what: string, text: string, at: number }[]} each one fault */
export function sqlFaults(text) {
  const seen = blank(text)
  const faults = []
  const put = (from, to, instead, kind) =>
    faults.push({
      kind,
      what: `\`${short(text.slice(from, to)) || '(nada)'}\` → \`${short(instead) || '(nada)'}\``,
      text: text.slice(0, from) + instead + text.slice(to),
      at: from,
    })
  for (const { from, to } of conditions(seen))
    put(from, to, ' true ', /tenant/.test(text.slice(from, to)) ? 'inquilino' : 'condição')
  for (const [pattern, instead, kind] of TURNS)
    for (const { 0: found, index } of (kind === 'dia' ? text : seen).matchAll(pattern)) {
      // `set a = 1` is no comparison; what is turned there is a fault of writing.
      if (kind === 'comparação' && /\bset\s[^()]*$/i.test(seen.slice(Math.max(0, index - 60), index)))
        continue
      // Nothing is lost where the same stands already.
      for (const one of instead) if (one !== found.toLowerCase()) put(index, index + found.length, one, kind)
    }
  return faults
}
