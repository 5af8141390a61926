/** Jobs of live lessons: they begin and end by the clock, and the class is reminded. */
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { tellDue } from '../../../acesso/notificacao/server/public.ts'
import { REMIND_MS } from '../rules.ts'
import { settle } from './announce.ts'
import { vesperaTasks } from './announce-vespera.ts'
import { dueEncontros, findEncontro, MOVE } from './queries.ts'

/** Moves the lesson named, or all whose hour has come. Repeats are harmless. */
const move = (job: Job<{ encontro?: number }>): Promise<void> =>
  tellDue(job, job.payload.encontro, {
    due: (tx, now, limit) => dueEncontros(tx, now, new Date(now.getTime() + REMIND_MS), limit),
    async tell(tx, id) {
      const row = await findEncontro(tx, id, { lock: true })
      if (row) await settle(tx, row, new Date())
    },
  })

export const aovivoTasks: Tasks = { [MOVE]: move, ...vesperaTasks }
