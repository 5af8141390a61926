/** Pieces of SQL that every area writes. */
import { type RawBuilder, sql } from 'kysely'

/** Ids as one array parameter: `id = any(${bigints(ids)})`; empty is an array without any. */
export const bigints = (ids: readonly number[]): RawBuilder<number[]> => sql`${[...ids]}::bigint[]`
