/** Runs the job that takes notifications out of the product, as the worker would, at a time of the test's choice. */

import { testApp } from '../../../../test/kit/app.ts'
import type { TestTenant } from '../../../../test/kit/tenant.ts'
import { type Delivery, notificacaoTasks } from '../../../acesso/notificacao/server/announce.ts'
import { ENTREGAR } from '../../../acesso/notificacao/server/jobs-names.ts'

/** A Wednesday at 10h in São Paulo: nothing is quiet. */
export const DAYTIME = new Date('2027-03-10T13:00:00Z')

export async function runDelivery(
  tenant: Pick<TestTenant, 'id'>,
  delivery: Partial<Delivery>,
  { at = DAYTIME, task = ENTREGAR, payload = {} }: { at?: Date; task?: string; payload?: object } = {},
): Promise<void> {
  const { app, database } = await testApp()
  const tasks = notificacaoTasks({ ...app.services, words: {}, clock: () => at, ...delivery })
  const run = tasks[task] as unknown as (job: object) => Promise<void>
  await run({ tenantId: tenant.id, payload, database, progress: async () => {} })
}
