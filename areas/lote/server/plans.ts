/** How the database goes about the rows of a batch, of which its statistics know nothing yet. */
import { sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'

/**
 * For the rest of the transaction: statements about all rows of a batch at once. Until the database has counted them it
 * takes them for a few, and would walk through all of one table for each row of another.
 */
export async function expectMany(tx: Tx): Promise<void> {
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(tx)
}

/**
 * Before each slice of rows: plans that the connection made while the tables were small, those of the checks of
 * references too, would walk through everything that was written since. They are made anew, for tables as they are now.
 */
export async function expectSlices(tx: Tx): Promise<void> {
  await sql`select set_config('enable_nestloop', 'on', true)`.execute(tx)
  await sql`discard plans`.execute(tx)
}
