/** "At most so many": who adds waits for who adds, so that of two who come at once the second counts the first. */
import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Holds, until the transaction ends, the right to add one more of `what` to `owner`: a person, an address; none: the
 * tenant. Call it before counting. Where the owner's row is locked anyway (a path, a lesson, a class), that is enough.
 */
export const oneAtATime = (tx: Tx, what: string, owner: number | string = ''): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('limite ' || ${what}::text || ' ' || current_tenant() || ' ' || ${String(owner)}::text, 0))`.execute(
    tx,
  )
