/** Reads the SQL of the house: which table each file names, whether it reads or writes it. Builders, templates, names in strings. */

import { type Node, nodesOf, type Source, stringsBehind } from './names.ts'
import { OWNERS } from './owners.ts'
import { HOLE, tablesIn } from './sql-text.ts'

export interface Reference {
  file: string
  /** `?`: a name that can't be read from the source. */
  table: string
  writes: boolean
}

export const TABLES: ReadonlySet<string> = new Set([...OWNERS.values()].flat())

/** Declares the rows that a table takes from a demonstration: whoever may write them. */
const DECLARES = 'rowSet'

const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
const READS = new Set([
  ...['selectFrom', 'from', 'using'],
  ...['innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin', 'innerJoinLateral', 'leftJoinLateral'],
])

/**
 * Who takes the names of tables from elsewhere, whatever strings stand beside them: privacy from the registry of personal
 * data, and what writes sets of rows from their owners' declarations.
 */
export const WALKERS = /^areas\/gestao\/privacidade\/|^core\/server\/rows\.ts$/

/** Sends text as it is. */
const SENDS = new Set(['raw', 'query', 'sql'])

/** The table of `turma as t`. */
const bare = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

const isSql = (node: Node): boolean => node?.type === 'Identifier' && node.name === 'sql'

/** The piece of `sql` that takes a name made while the program runs: `sql.table(…)`. */
const naming = (node: Node): string | undefined =>
  node?.type === 'CallExpression' && isSql(node.callee.object) && node.callee.property?.name

/** Pieces that name a table, in an expression or behind the names in it. */
function piecesIn(expression: Node, source: Source): Node[] {
  const names = [...nodesOf(expression)].flatMap(({ type, name }) => (type === 'Identifier' ? [name] : []))
  const all = [expression, ...names.flatMap((name) => source.declared.get(name) ?? [])]
  return all
    .flatMap((node) => [...nodesOf(node)])
    .filter((node) => ['table', 'id', 'raw'].includes(naming(node) ?? ''))
}

/** `from` of these is no builder's. */
const OTHERS = new Set(['Array', 'Buffer', 'Readable', 'Uint8Array'])

/** Names of tables that fit one of these patterns. */
const fitting = (patterns: Iterable<string>): string[] => {
  const made = [...patterns].map(bare).filter((pattern) => /^[\w()?:|[\]+-]+$/.test(pattern))
  const whole = made.length > 0 && new RegExp(`^(?:${made.join(')$|^(?:')})$`)
  return whole ? [...TABLES].filter((table) => whole.test(table)) : []
}

/** The text of a template, each piece put in as a numbered hole. */
const withHoles = ({ quasis }: Node): string =>
  quasis.map(({ value }: Node, n: number) => (n === 0 ? '' : ` ${HOLE}${n - 1} `) + value.cooked).join('')

/** Every reference of one file. `open` gives another file whose names this one uses. */
export function referencesOf(source: Source, open: (file: string) => Source): Reference[] {
  const found: Reference[] = []
  const add = (table: string, writes: boolean) => {
    if (TABLES.has(table) || table === '?') found.push({ file: source.file, table, writes })
  }
  const given = new Set<string>()
  const made = (argument: Node, writes: boolean) => {
    const tables = WALKERS.test(source.file) ? [] : fitting(stringsBehind(argument, source, open))
    for (const table of tables.length > 0 ? tables : ['?']) add(table, writes)
  }
  const counted = new Set<Node>()
  const count = (piece: Node, writes: boolean) => {
    if (counted.has(piece)) return
    counted.add(piece)
    made(piece.arguments[0], writes)
  }
  const read = (text: string, expressions: readonly Node[] = []) => {
    for (const { table, writes } of tablesIn(text)) {
      if (!table.startsWith(HOLE)) add(table, writes)
      else
        for (const piece of piecesIn(expressions[Number(table.slice(HOLE.length))], source))
          count(piece, writes)
    }
  }
  const named = (argument: Node, writes: boolean): void => {
    if (argument?.type === 'ArrayExpression') for (const one of argument.elements) named(one, writes)
    else if (argument?.type === 'Literal') {
      if (typeof argument.value === 'string' && !given.has(bare(argument.value)))
        add(bare(argument.value), writes)
    } else if (
      ['Identifier', 'TemplateLiteral', 'MemberExpression', 'ConditionalExpression'].includes(argument?.type)
    ) {
      const tables = fitting(stringsBehind(argument, source, open))
      for (const table of tables) add(table, writes)
      if (tables.length === 0) add('?', writes)
    } else if (argument?.type === 'TSAsExpression') named(argument.expression, writes)
  }
  for (const node of source.nodes) {
    const method = node.type === 'CallExpression' && node.callee.property?.name
    if (method === 'with' || method === 'withRecursive') {
      const name = node.arguments[0]
      if (name?.type === 'Literal' && typeof name.value === 'string')
        given.add(name.value.split('(')[0].trim())
    }
  }
  for (const node of source.nodes) {
    if (node.type === 'TaggedTemplateExpression' && isSql(node.tag))
      read(withHoles(node.quasi), node.quasi.expressions)
    if (node.type !== 'CallExpression') continue
    const method = node.callee.property?.name
    const [argument] = node.arguments
    if (WRITES.has(method) || node.callee.name === DECLARES) named(argument, true)
    else if (READS.has(method) && !OTHERS.has(node.callee.object?.name)) named(argument, false)
    else if (SENDS.has(method ?? node.callee.name)) {
      if (argument?.type === 'Literal' && typeof argument.value === 'string') read(argument.value)
      if (argument?.type === 'TemplateLiteral') read(withHoles(argument), argument.expressions)
    }
  }
  for (const node of source.nodes) if (naming(node) === 'table') count(node, false)
  return found
}
