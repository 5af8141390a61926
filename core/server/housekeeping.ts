/** What grows by itself is cut back every hour, tenant by tenant. */
import type { Database, Tx } from './database.ts'
import { enqueue, type Task, type Tasks } from './jobs.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A screen away longer than this reads everything again instead of what it missed. */
const EVENTS_MS = DAY_MS
/** A repeat comes within this, or is a new request (reliability, Idempotency-Key). */
const REPEATS_MS = DAY_MS
const ENDED_JOBS_MS = 30 * DAY_MS

const before = (now: Date, age: number): Date => new Date(now.getTime() - age)

/** Deletes what the kernel no longer needs of one tenant. */
export async function clearKernel(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('evento').where('created_at', '<', before(now, EVENTS_MS)).execute()
  await tx.deleteFrom('repeticao').where('created_at', '<', before(now, REPEATS_MS)).execute()
  await tx
    .deleteFrom('trabalho')
    .where('estado', 'in', ['finalizado', 'erro', 'cancelado'])
    .where('updated_at', '<', before(now, ENDED_JOBS_MS))
    .execute()
}

/** Clears what an area keeps too long. */
export type Clear = (tx: Tx, now: Date) => Promise<void>

export const CLEAR = 'limpeza'

/** The task that clears one tenant. */
export function clearTask(clears: readonly Clear[]): Tasks {
  const task: Task = ({ tenantId, database }) =>
    database.asTenant(tenantId, async (tx) => {
      for (const clear of clears) await clear(tx, new Date())
    })
  return { [CLEAR]: task }
}

/** Adds the hourly tasks of each tenant that owns data. Repeats are harmless: a task waits once a tenant. */
export async function enqueueHourly(
  database: Database,
  owners: readonly number[],
  tasks: readonly string[],
): Promise<void> {
  for (const owner of owners)
    await database.asTenant(owner, async (tx) => {
      for (const task of tasks) await enqueue(tx, task, {}, { key: task })
    })
}
