/** Background work of the home: the weeks of every school, counted once a night. */
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { aContar } from '../rules-semanas.ts'
import { clearSemanas, countSemana, findContada } from './queries-semanas.ts'

const CONTAR_SEMANAS = 'inicio.contar_semanas'

/** By the first hour of a day; a week is a transaction of its own, so that none is long, and what was counted stays. */
export async function contarSemanas(
  { tenantId, database }: Pick<Job<unknown>, 'tenantId' | 'database'>,
  now = new Date(),
): Promise<void> {
  const contada = await database.asTenant(tenantId, findContada, { reads: true })
  const semanas = aContar(now, contada)
  const corre = semanas.at(-1)
  // The one that runs comes last: with it, today is counted.
  for (const semana of semanas)
    await database.asTenant(tenantId, (tx) => countSemana(tx, semana, semana === corre, now))
  if (corre) await database.asTenant(tenantId, (tx) => clearSemanas(tx, now))
}

export const inicioTasks: Tasks = { [CONTAR_SEMANAS]: (job: Job<unknown>) => contarSemanas(job) }
export const inicioHourly: readonly string[] = Object.keys(inicioTasks)
