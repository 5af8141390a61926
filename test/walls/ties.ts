/** Which `order by … limit` of a source may cut between rows that are equal: the last key tells no two apart. */

export interface Tie {
  line: number
  /** The last key, as it is written. */
  key: string
}

/** What may follow a key. */
const DIRECTION = /\s+(?:asc|desc)$|\s+nulls\s+(?:first|last)$/i

const bare = (key: string): string => {
  const cut = key.trim().replace(DIRECTION, '').trim()
  return cut === key.trim() ? cut : bare(cut)
}

/** `id`, or a row that is named by another's. */
const isUnique = (key: string): boolean => /(?:^|[.\s'_])id$|^\w*\.?\w+_id$/.test(bare(key))

/** Of a list of keys the last: commas within brackets part nothing. */
function lastKey(list: string): string {
  let depth = 0
  for (let at = list.length - 1; at >= 0; at--) {
    const sign = list[at] ?? ''
    if (')]}'.includes(sign)) depth++
    if ('([{'.includes(sign)) depth--
    if (sign === ',' && depth === 0) return list.slice(at + 1)
  }
  return list
}

/** A key that a constant of the same file holds: each of its pieces must end in what is unique. */
function isConstant(key: string, source: string): boolean {
  const name = /^\$\{(\w+)(?:\[[^\]]+\])?\}$|^(\w+)(?:\[[^\]]+\])?$/.exec(key.trim())
  const start = name ? source.search(new RegExp(`const ${name[1] ?? name[2]}\\b`)) : -1
  if (start < 0) return false
  const rest = source.slice(start)
  const text = rest.slice(0, rest.search(/\n\n|$/))
  const pieces = [...text.matchAll(/sql`([^`]*)`/g)].map(([, piece]) => piece ?? '')
  return pieces.length > 0 && pieces.every((piece) => isUnique(lastKey(piece)))
}

/** The list after the last `order by` before this place, within the same brackets. */
function listBefore(source: string, place: number): string | undefined {
  let depth = 0
  for (let at = place - 1; at >= 0; at--) {
    const sign = source[at]
    if (sign === '`' && depth === 0) return undefined
    if (sign === ')') depth++
    if (sign === '(' && depth-- === 0) return undefined
    if (depth === 0 && source.startsWith('order by ', at)) return source.slice(at + 9, place)
  }
  return undefined
}

/** Statements in text that are cut, each with its last key. */
const inText = (source: string): Tie[] =>
  [...source.matchAll(/\s(?:(?:limit|fetch first) (?=[\d$])|\$\{pageSql\()/g)].map(({ index }) => {
    const list = listBefore(source, index)
    return { line: index, key: list === undefined ? '' : lastKey(list).trim() }
  })

/** Built statements that are cut, each with what it is ordered by last. */
const built = (source: string): Tie[] =>
  [...source.matchAll(/\.limit\(/g)].map(({ index }) => {
    const before = source.slice(0, index)
    const from = Math.max(before.lastIndexOf('selectFrom('), before.lastIndexOf('\n\n'))
    const chain = before.slice(from)
    const at = chain.lastIndexOf('.orderBy(')
    if (at < 0) return { line: index, key: '' }
    const argument = chain.slice(at + 9).split(/\)\s*(?:\n|$)/)[0] ?? ''
    const sent = /^'([^']+)'/.exec(argument) ?? /^\[.*'([^']+)'\s*\]/s.exec(argument)
    return { line: index, key: sent?.[1] ?? argument.replace(/^sql`|`(?:, '\w+')?$/g, '') }
  })

/** What is cut without any order takes any of them, and says so. */
export const tiesIn = (source: string): Tie[] =>
  [...inText(source), ...built(source)]
    .filter(({ key }) => key !== '' && !isUnique(key) && !isConstant(key, source))
    .map(({ line, key }) => ({
      line: source.slice(0, line).split('\n').length,
      key: key.replace(/\s+/g, ' '),
    }))
