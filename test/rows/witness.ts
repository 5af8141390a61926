/** Holds what the database answers against what the types say of it. */
import {
  AliasNode,
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  IdentifierNode,
  InsertQueryNode,
  type OperationNode,
  RawNode,
  type SelectionNode,
  SelectQueryNode,
  UpdateQueryNode,
} from 'kysely'
import { isRecord } from '../../core/contract/narrow.ts'
import { type Claim, type Claims, keyOf, type Shape } from './claims.ts'

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (value === undefined) return 'absent'
  if (value instanceof Date) return 'date'
  if (value instanceof Uint8Array) return 'bytes'
  return Array.isArray(value) ? 'list' : typeof value
}

const told = (shape: Shape): string => {
  if (typeof shape === 'string') return shape
  if ('is' in shape) return JSON.stringify(shape.is)
  return 'list' in shape || 'tuple' in shape ? 'list' : 'object'
}

/** What a value is that its type does not say, in words; undefined: it is as the type says. */
function wrongWith({ shapes }: Claims, of: number, value: unknown, column = ''): string | undefined {
  const sayOf = (at: number): string => {
    const shape = shapes[at] ?? 'anything'
    return typeof shape === 'object' && 'either' in shape ? shape.either.map(sayOf).join(' | ') : told(shape)
  }

  function wrong(at: number, it: unknown, path: string): string | undefined {
    const shape = shapes[at] ?? 'anything'
    const kind = kindOf(it)
    const differs = () => {
      const shown =
        typeof it === 'string' || typeof it === 'number' ? ` (${JSON.stringify(it).slice(0, 40)})` : ''
      return `${path || 'the row'} is ${kind}${shown}, not ${sayOf(at)}`
    }
    if (shape === 'anything' || shape === 'open') return undefined
    if (typeof shape === 'string') return shape === kind ? undefined : differs()
    if ('is' in shape) return shape.is === it ? undefined : differs()
    if ('either' in shape) {
      const each = shape.either.map((one) => wrong(one, it, path))
      if (each.includes(undefined)) return undefined
      // Of several, what is wrong inside the one of its kind says more.
      return each.find((words) => words && !words.startsWith(`${path || 'the row'} is`)) ?? differs()
    }
    if ('list' in shape || 'tuple' in shape) {
      if (!Array.isArray(it)) return differs()
      return first(it.entries(), ([index, item]) =>
        wrong('list' in shape ? shape.list : (shape.tuple[index] ?? -1), item, `${path}[${index}]`),
      )
    }
    if (!isRecord(it)) return differs()
    return first(Object.entries(shape.fields), ([name, its]) =>
      wrong(its, it[name], path ? `${path}.${name}` : name),
    )
  }
  return wrong(of, value, column)
}

function first<T>(all: Iterable<T>, look: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const found = look(one)
    if (found) return found
  }
  return undefined
}

/** A column of the row that its type does not name. */
function unnamed({ shapes }: Claims, of: number, row: unknown): string | undefined {
  const shape = shapes[of]
  if (!isRecord(row) || typeof shape !== 'object' || !('fields' in shape) || shape.rest !== undefined)
    return undefined
  const extra = Object.keys(row).find((name) => !Object.hasOwn(shape.fields, name))
  return extra && `the type does not name ${extra}`
}

const selectionsOf = (query: OperationNode): readonly SelectionNode[] => {
  if (SelectQueryNode.is(query)) return query.selections ?? []
  const writes = InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)
  return (writes && query.returning?.selections) || []
}

/** Raw pieces that stand as columns of a built statement, by the column's name. */
const columnsOf = (query: OperationNode): [string, RawNode][] =>
  selectionsOf(query).flatMap(({ selection }): [string, RawNode][] =>
    AliasNode.is(selection) && RawNode.is(selection.node) && IdentifierNode.is(selection.alias)
      ? [[selection.alias.name, selection.node]]
      : [],
  )

/** What is wrong with the rows that a statement answered, in words. */
export type Witness = (query: OperationNode, rows: readonly unknown[]) => string | undefined

export function witnessOf(claims: Claims): Witness {
  const byKey = new Map<string, Claim[]>()
  for (const claim of claims.templates) byKey.set(claim.key, [...(byKey.get(claim.key) ?? []), claim])

  /** Templates that say the same can't be told apart: a value must be as one of them says. */
  function wrongOf(node: RawNode, value: unknown, column?: string): string | undefined {
    const said = (byKey.get(keyOf(node.sqlFragments)) ?? []).map(({ of, where, name }) => {
      const wrong =
        claims.shapes[of] === 'open'
          ? 'whose type is left open'
          : (wrongWith(claims, of, value, column) ?? (column ? undefined : unnamed(claims, of, value)))
      return wrong && `${where} sql<${name}>: ${wrong}`
    })
    return said.includes(undefined) ? undefined : said[0]
  }

  return (query, rows) => {
    if (RawNode.is(query)) return first(rows, (row) => wrongOf(query, row))
    const columns = columnsOf(query)
    return first(rows, (row) =>
      first(columns, ([name, node]) => wrongOf(node, isRecord(row) && row[name], name)),
    )
  }
}

/** A connection whose answers are looked at: what is not as its type says fails as the statement would. */
export const watchedBy =
  (witness: Witness) =>
  (connection: DatabaseConnection): DatabaseConnection => ({
    async executeQuery<R>(query: CompiledQuery) {
      const result = await connection.executeQuery<R>(query)
      const wrong = witness(query.query, result.rows)
      if (wrong) {
        console.error(wrong)
        throw new Error(wrong)
      }
      return result
    },
    streamQuery: (query, size) => connection.streamQuery(query, size),
  })
