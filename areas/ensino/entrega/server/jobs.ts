/** Background work of deliveries: taking up what an attempt handed in, and telling of what waits. */
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { RECEBER_ENTREGAS } from '../../tentativa/server/public.ts'
import { tellScreens, tellTeachers } from './announce.ts'
import { COBRAR, cobrar } from './announce-cobrar.ts'
import { sendEntregas } from './queries-enviar.ts'

async function receive({ tenantId, payload, database }: Job<{ tentativa: number }>): Promise<void> {
  await database.asTenant(tenantId, async (tx) => {
    const sent = await sendEntregas(tx, payload.tentativa)
    const [first] = sent
    if (!first) return
    await tellTeachers(tx, first, new Date())
    // All of one attempt: of one pupil, in one class.
    await tellScreens(tx, first.turma_id, [first.usuario_id])
  })
}

export const entregaTasks: Tasks = { [RECEBER_ENTREGAS]: receive, [COBRAR]: cobrar }
export const entregaHourly: readonly string[] = [COBRAR]
