/** How the large tenant is written: one statement a step, and numbers that look random and are the same each time. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { RowSet } from '../core/server/rows.ts'
import type { DB } from '../database/types.ts'

/** `what` the statement fills. */
export type Step = (
  name: string,
  what: Pick<RowSet, 'analyze'>,
  statement: RawBuilder<unknown>,
) => Promise<void>

/** A list beside the tables, until the transaction ends. */
export const beside = (name: string): Pick<RowSet, 'analyze'> => ({ analyze: sql`analyze ${sql.ref(name)}` })

/**
 * Runs a statement and tells how many rows it wrote, and in what time. The owner then counts the table: without
 * figures the next statement would be planned for an empty one.
 */
export const stepper =
  (tx: Kysely<DB>, log: (message: string) => void): Step =>
  async (name, { analyze }, statement) => {
    const started = performance.now()
    const { numAffectedRows = 0n } = await statement.execute(tx)
    await asOwner(tx, () => analyze.execute(tx))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    log(`${name.padEnd(22)} ${String(numAffectedRows).padStart(9)} linhas ${seconds.padStart(6)} s`)
  }

/** Does something as the owner of the tables, in a transaction that goes on in the role of the requests. */
export async function asOwner(tx: Kysely<DB>, work: () => Promise<unknown>): Promise<void> {
  await sql`reset role`.execute(tx)
  await work()
  await sql`set local role turmalina_app`.execute(tx)
}

/** A whole number from 0 to below `below`, always the same for the same number and salt. */
export const dice = (n: RawBuilder<unknown>, salt: number, below: number | RawBuilder<unknown>) =>
  sql<number>`((hashint8extended(${n}::bigint, ${salt}) & 2147483647) % ${below}::bigint)::int`
