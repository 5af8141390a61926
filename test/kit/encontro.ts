/** For tests: calls that meet where it hurts, each having read before any has written. */
import { sql } from 'kysely'
import { testApp } from './app.ts'
import type { TestTenant } from './tenant.ts'

/** Long enough for calls to read what they read, on a busy machine too. */
const MEANWHILE_MS = 700

/**
 * Sends `asks` together while rows of `table` can be read and not written: all of them come as far as their first
 * writing there, and go on in the same moment. What only ever works one after the other fails here.
 */
export async function meeting<T>(
  { id }: Pick<TestTenant, 'id'>,
  table: string,
  asks: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const { database } = await testApp()
  const sent = await database.asTenant(id, async (tx) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(tx)
    const answers = asks.map((ask) => ask())
    await new Promise((resolve) => setTimeout(resolve, MEANWHILE_MS))
    return { answers }
  })
  return Promise.all(sent.answers)
}
