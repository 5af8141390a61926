/** For tests: followed work done here and now, as the worker would. */
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { testApp } from '../../../../test/kit/app.ts'
import type { TestTenant } from '../../../../test/kit/tenant.ts'

interface Queued<P> {
  id: string
  task: string
  payload: P & { tenant_id: number }
}

/** Does the queued work that `trabalho` stands for, as the worker would; `database`: a faulty one. */
export async function doQueued<P extends { trabalho_id: number }>(
  tenant: TestTenant,
  trabalho: number | null,
  tasksOf: (services: Awaited<ReturnType<typeof testApp>>['app']['services']) => Tasks,
  faulty?: Job<P>['database'],
): Promise<void> {
  const { app, database } = await testApp()
  const [job] = await tenant.sql<Queued<P>>(
    `select j.id::text as id, t.identifier as task, j.payload
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where (j.payload ->> 'trabalho_id')::bigint = $1 and (j.payload ->> 'tenant_id')::int = $2`,
    [trabalho, tenant.id],
  )
  if (!job) throw new Error(`No work is queued for ${trabalho}.`)
  const set = (change: string) =>
    tenant.sql(`update trabalho set ${change} where tenant_id = $1 and id = $2`, [tenant.id, trabalho])
  await set(`estado = 'processando', mensagem = null`)
  const task = tasksOf(app.services)[job.task] as unknown as (job: Job<P>) => Promise<void>
  try {
    await task({
      tenantId: tenant.id,
      payload: job.payload,
      database: faulty ?? database,
      progress: async (feito, total) => void (await set(`feito = ${feito}, total = ${total}`)),
    })
    await set(`estado = 'finalizado'`)
    await tenant.sql('delete from graphile_worker._private_jobs where id = $1', [job.id])
  } catch (error) {
    await set(`estado = 'erro', mensagem = 'x'`)
    throw error
  }
}
