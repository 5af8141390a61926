/** How the database goes about the rows of a batch, of which its statistics know nothing yet. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'

/**
 * For the rest of the transaction: statements about all rows of a batch at once. Until the database has counted them it
 * takes them for a few, and would walk through all of one table for each row of another.
 */
export async function expectMany(tx: Tx): Promise<void> {
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(tx)
}

/**
 * One question about all rows of a batch. It leaves in one turn with what it expects: where a call only reads, each
 * turn is a transaction of its own, and a setting made before would be gone.
 */
export async function askMany<T>(tx: Tx, question: RawBuilder<T>): Promise<T[]> {
  const [, { rows }] = await Promise.all([expectMany(tx), question.execute(tx)])
  return rows
}

/**
 * Before each slice of rows: plans that the connection made while the tables were small, those of the checks of
 * references too, would walk through everything that was written since. They are made anew, for tables as they are now.
 */
export async function expectSlices(tx: Tx): Promise<void> {
  await sql`select set_config('enable_nestloop', 'on', true)`.execute(tx)
  await sql`discard plans`.execute(tx)
}
