/** Jobs of the forum: topics open and end by their dates, and the class is told. */
import type { Job, Task, Tasks } from '../../../../core/server/jobs.ts'
import { MOVE_STATUS, settle, tellTurma } from './announce.ts'
import { avisoRedeTasks } from './jobs-aviso-rede.ts'
import { dueTopicos, findAlvo } from './queries.ts'

/** At most this many in one run of the sweep; the rest waits for the next. */
const SWEEP = 200

/** Writes down where topics stand by their dates: the one named, or all that are due. Repeats are harmless. */
async function moveStatusData({ tenantId, payload, database }: Job<{ topico?: number }>): Promise<void> {
  const due =
    payload.topico === undefined
      ? await database.asTenant(tenantId, (tx) => dueTopicos(tx, new Date(), SWEEP))
      : [payload.topico]
  // One transaction each: a topic that fails holds back no other, and no lock is kept for long.
  for (const id of due)
    await database.asTenant(tenantId, async (tx) => {
      const row = await findAlvo(tx, id, { lock: true })
      if (!row || row.removido_em !== null) return
      await settle(tx, row, { id: row.usuario_id, nome: row.autor_nome }, new Date())
      await tellTurma(tx, row.turma_id, 'topico_mudou', { topico: id })
    })
}

export const forumTasks: Tasks = { [MOVE_STATUS]: moveStatusData as Task<never>, ...avisoRedeTasks }
