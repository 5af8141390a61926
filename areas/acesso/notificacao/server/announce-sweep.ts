/** What the clock has people told of: looked up in slices, told one by one. */
import type { Database, Tx } from '../../../../core/server/database.ts'

/** As many as are looked up at once, and how often in one run: the rest waits for the next hour. */
const SLICE = 200
const ROUNDS = 100

interface Sweep {
  due(tx: Tx, now: Date, limit: number): Promise<readonly number[]>
  /** Marks it, and tells: what is marked is due no more, so that of two processes at once one tells. */
  tell(tx: Tx, id: number, now: Date): Promise<void>
}

/**
 * One transaction each, so that one that fails holds back no other; the first failure is thrown at the end, and the job
 * comes back for it. At most 20,000.
 */
export async function sweep(
  { tenantId, database }: { tenantId: number; database: Database },
  { due, tell }: Sweep,
): Promise<void> {
  const failures: unknown[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = new Date()
    const ids = await database.asTenant(tenantId, (tx) => due(tx, now, SLICE), { reads: true })
    for (const id of ids)
      await database.asTenant(tenantId, (tx) => tell(tx, id, now)).catch((error) => failures.push(error))
    if (ids.length < SLICE || failures.length > 0) break
  }
  if (failures.length > 0) throw failures[0]
}
