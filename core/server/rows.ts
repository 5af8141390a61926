/**
 * Sets of rows, as the demonstration is made of: the owner of a table declares its set (`server/factory-rows.ts`), and
 * one statement writes however many rows. Nothing else in the house takes the name of a table from elsewhere.
 */
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../database/types.ts'

export interface RowSet<T extends keyof DB = keyof DB> {
  readonly table: T
  /** What gives its ids. */
  readonly counter: string
  /** Writes what a statement gives, column by column; it may say what a conflict does. */
  fill(columns: readonly (keyof DB[T] & string)[], statement: RawBuilder<unknown>): RawBuilder<unknown>
  /** Counts its rows anew, for the plans of what comes next. The transaction is the owner's. */
  readonly analyze: RawBuilder<unknown>
}

/** Values as JSON writes them: dates are told by their name, jsonb as it is. */
export type Row<S extends RowSet> = {
  readonly [K in keyof Omit<Insertable<DB[S['table']]>, 'id' | 'tenant_id'>]?: unknown
}

const listOf = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

/** The set of a table. `counter`: a sequence that several tables share, unless it is the table's own. */
export const rowSet = <const T extends keyof DB>(
  table: T,
  counter = `public.${table}_id_seq`,
): RowSet<T> => ({
  table,
  counter,
  fill: (columns, statement) =>
    sql`insert into ${sql.table(table)} (${listOf(columns)}) overriding system value ${statement}`,
  analyze: sql`analyze ${sql.table(table)}`,
})

/** One statement, whatever the number of rows; every row names the same columns. */
export async function writeRows(tx: Kysely<DB>, set: RowSet, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const odd = rows.find((row) => Object.keys(row).join() !== columns.join())
  if (odd) throw new TypeError(`Rows of ${set.table} differ in their columns: ${JSON.stringify(odd)}`)
  await sql`
    insert into ${sql.table(set.table)} (${listOf(columns)}) overriding system value
    select ${listOf(columns)} from json_populate_recordset(null::${sql.table(set.table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  )
}

/** The last id that each counter gave, 0 for a fresh one. The transaction is the owner's. */
export async function readLastIds(tx: Kysely<DB>, sets: readonly RowSet[]): Promise<Map<string, number>> {
  const counters = [...new Set(sets.map(({ counter }) => counter))]
  const { rows } = await sql<{ counter: string; last: number | null }>`
    select counter, pg_sequence_last_value(counter::regclass) as last
    from unnest(${counters}::text[]) as counter`.execute(tx)
  return new Map(rows.map(({ counter, last }) => [counter, Number(last ?? 0)]))
}

/** Moves the counters past the ids given. The transaction is the owner's. */
export async function keepLastIds(tx: Kysely<DB>, last: ReadonlyMap<string, number>): Promise<void> {
  const moves = [...last].filter(([, id]) => id > 0).map(([counter, id]) => sql`setval(${counter}, ${id})`)
  if (moves.length > 0) await sql`select ${sql.join(moves)}`.execute(tx)
}

/**
 * Takes ids from a counter into a numbered list beside the tables, `ids_<table>`, until the transaction ends: safe while
 * others write. The transaction is the owner's.
 */
export async function reserveIds(tx: Kysely<DB>, { table, counter }: RowSet, count: number): Promise<void> {
  const list = sql.table(`ids_${table}`)
  await sql`create temp table ${list} (n int primary key, id bigint not null) on commit drop`.execute(tx)
  await sql`insert into ${list} select n, nextval(${counter}) from generate_series(1, ${count}::int) n order by n`.execute(
    tx,
  )
  await sql`grant select on ${list} to turmalina_app`.execute(tx)
  await sql`analyze ${list}`.execute(tx)
}
