/** What the clock has people told of: looked up in slices, told one by one. */
import type { Database, Tx } from '../../../../core/server/database.ts'
import type { Job } from '../../../../core/server/jobs.ts'

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
 * comes back for it. At most 20,000, each once, should it stay due.
 */
export async function sweep(
  { tenantId, database }: { tenantId: number; database: Database },
  { due, tell }: Sweep,
): Promise<void> {
  const failures: unknown[] = []
  const tried = new Set<number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = new Date()
    const ids = await database.asTenant(tenantId, (tx) => due(tx, now, SLICE), { reads: true })
    const fresh = ids.filter((id) => !tried.has(id))
    for (const id of fresh) {
      tried.add(id)
      await database.asTenant(tenantId, (tx) => tell(tx, id, now)).catch((error) => failures.push(error))
    }
    if (ids.length < SLICE || fresh.length === 0 || failures.length > 0) break
  }
  if (failures.length > 0) throw failures[0]
}

/** The one whose moment a job was made for; without it, by the hour, all that are due: their job was lost. */
export const tellDue = (job: Job<unknown>, id: number | undefined, one: Sweep): Promise<void> =>
  id === undefined
    ? sweep(job, one)
    : job.database.asTenant(job.tenantId, (tx) => one.tell(tx, id, new Date()))
