/** Jobs of live lessons: they begin and end by the clock, and the class is reminded. */
import type { Job, Task, Tasks } from '../../../../core/server/jobs.ts'
import { REMIND_MS } from '../rules.ts'
import { settle } from './announce.ts'
import { vesperaTasks } from './announce-vespera.ts'
import { dueEncontros, findEncontro, MOVE } from './queries.ts'

/** At most this many in one run of the sweep; the rest waits for the next. */
const SWEEP = 200

/** Moves the lesson named, or all whose hour has come. Repeats are harmless. */
async function move({ tenantId, payload, database }: Job<{ encontro?: number }>): Promise<void> {
  const now = new Date()
  const lembrete = new Date(now.getTime() + REMIND_MS)
  const due =
    payload.encontro === undefined
      ? await database.asTenant(tenantId, (tx) => dueEncontros(tx, now, lembrete, SWEEP))
      : [payload.encontro]
  // One transaction each: a lesson that fails holds back no other, and no lock is kept for long.
  for (const id of due)
    await database.asTenant(tenantId, async (tx) => {
      const row = await findEncontro(tx, id, { lock: true })
      if (row) await settle(tx, row, new Date())
    })
}

export const aovivoTasks: Tasks = { [MOVE]: move as Task<never>, ...vesperaTasks }
