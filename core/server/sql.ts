/** Pieces of SQL that every area writes. */
import { type RawBuilder, sql } from 'kysely'

/** Ids as one array parameter: `id = any(${bigints(ids)})`; empty is an array without any. */
export const bigints = (ids: readonly number[]): RawBuilder<number[]> => sql`${[...ids]}::bigint[]`

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
