/** How the large tenant is written: one statement a step, and numbers that look random and are the same each time. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../database/types.ts'

/** `table` is the one that the statement fills. */
export type Step = (name: string, table: string, statement: RawBuilder<unknown>) => Promise<void>

/**
 * Runs a statement and tells how many rows it wrote, and in what time. The owner then counts the table: without
 * figures the next statement would be planned for an empty one.
 */
export const stepper =
  (tx: Kysely<DB>, log: (message: string) => void): Step =>
  async (name, table, statement) => {
    const started = performance.now()
    const { numAffectedRows = 0n } = await statement.execute(tx)
    await sql`reset role`.execute(tx)
    await sql`analyze ${sql.table(table)}`.execute(tx)
    await sql`set local role turmalina_app`.execute(tx)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    log(`${name.padEnd(22)} ${String(numAffectedRows).padStart(9)} linhas ${seconds.padStart(6)} s`)
  }

/** A whole number from 0 to below `below`, always the same for the same number and salt. */
export const dice = (n: RawBuilder<unknown>, salt: number, below: number | RawBuilder<unknown>) =>
  sql<number>`((hashint8extended(${n}::bigint, ${salt}) & 2147483647) % ${below}::bigint)::int`
