/** Jobs of the forum: topics open and end by their dates, and the class is told. */
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { tellDue } from '../../../acesso/notificacao/server/public.ts'
import { MOVE_STATUS, settle, tellTurma } from './announce.ts'
import { avisoRedeTasks } from './jobs-aviso-rede.ts'
import { dueTopicos, findAlvo } from './queries.ts'

/** Writes down where topics stand by their dates: the one named, or all that are due. Repeats are harmless. */
const moveStatusData = (job: Job<{ topico?: number }>): Promise<void> =>
  tellDue(job, job.payload.topico, {
    due: dueTopicos,
    async tell(tx, id) {
      const row = await findAlvo(tx, id, { lock: true })
      if (!row || row.removido_em !== null) return
      await settle(tx, row, { id: row.usuario_id, nome: row.autor_nome }, new Date())
      await tellTurma(tx, row.turma_id, 'topico_mudou', { topico: id })
    },
  })

export const forumTasks: Tasks = { [MOVE_STATUS]: moveStatusData, ...avisoRedeTasks }
