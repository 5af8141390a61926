/** Pieces of SQL that every area writes. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './database.ts'

/** Ids as one array parameter: `id = any(${bigints(ids)})`; empty is an array without any. */
export const bigints = (ids: readonly number[]): RawBuilder<number[]> => sql`${ids}::bigint[]`

/**
 * A column is among the ids of a statement. A few are looked up, row by row of an index; `many` are told apart in one pass
 * over all rows. Joined to, a plan that is kept takes either for one or two.
 */
export const isAmong = (
  column: RawBuilder<unknown>,
  ids: RawBuilder<unknown>,
  { many }: { many: boolean },
): RawBuilder<boolean> =>
  many ? sql<boolean>`(${column} in (${ids})) is true` : sql<boolean>`${column} = any(array(${ids}))`

/** The words of a search, at most so many. */
export const wordsOf = (busca = '', most = 8): string[] => busca.split(/\s+/).filter(Boolean).slice(0, most)

/**
 * Every word stands somewhere in `text`, which is lower case without accents. A word loses its own once a statement:
 * as a plain parameter it would once a row, whenever the plan is kept.
 */
export const hasWords = (text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> =>
  words.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        words.map((word) => sql`position((select sem_acento(${word})) in ${text}) > 0`),
        sql` and `,
      )})`

/** Rows as one parameter, for `jsonb_to_recordset`. */
export const jsonRows = (rows: readonly unknown[]): RawBuilder<unknown> => sql`${JSON.stringify(rows)}::jsonb`

/** Lengths that lists are asked in: few, as each is a statement of its own. */
const USUAL: ReadonlySet<number> = new Set([1, 5, 10, 20, 30, 40, 50, 60, 100, 200, 500, 1_000, 5_000])

export const isUsual = (linhas: number): boolean => USUAL.has(linhas)

/**
 * A length as the planner reads it best. Given as a parameter, it is unknown to a plan that is kept: then one for the
 * very number looks so much cheaper that the statement is planned anew at each execution.
 */
const lengthSql = (linhas: number): RawBuilder<unknown> =>
  isUsual(linhas) ? sql.lit(linhas) : sql`${linhas}`

/** A page of a list, the first without `offset`. */
export const pageSql = ({ pagina, linhas }: { pagina: number; linhas: number }): RawBuilder<unknown> =>
  pagina === 1
    ? sql`limit ${lengthSql(linhas)}`
    : sql`limit ${lengthSql(linhas)} offset ${(pagina - 1) * linhas}`

/** Says something to the database while a transaction waits for something else: one that is silent for long is ended. */
export const stayAwake = (tx: Tx) => sql`select 1`.execute(tx)
