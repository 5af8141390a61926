/** Jobs: they exist if the transaction commits, run as their tenant, and tell how far they are. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../core/server/database.ts'
import {
  enqueueFollowed,
  type Job,
  openJobPool,
  startWorker,
  type Task,
  type Worker,
} from '../core/server/jobs.ts'
import { testApp } from '../core/testing/app.ts'
import { type Person, type TestTenant, testTenant } from '../core/testing/tenant.ts'

let database: Database
let tenant: TestTenant
let person: Person
let worker: Worker
let stop: () => Promise<void>
const seen: { tenantId: number; pessoas: number }[] = []

const steps: Task = async ({ tenantId, database: db, progress }: Job<unknown>) => {
  const { length } = await db.asTenant(tenantId, (tx) => tx.selectFrom('usuario').select('id').execute())
  seen.push({ tenantId, pessoas: length })
  await progress(2, 5)
}

const breaks: Task = async () => {
  throw new Error('planted')
}

beforeAll(async () => {
  const app = await testApp()
  database = app.database
  tenant = await testTenant()
  person = await tenant.person('Quem pediu')
  const pool = openJobPool(app.connection, 6)
  const tasks = { 'teste.passos': steps as Task<never>, 'teste.quebra': breaks as Task<never> }
  worker = await startWorker(database, pool, tasks, async () => {})
  stop = async () => {
    await worker.stop()
    await pool.end()
  }
})
afterAll(() => stop())

interface Trabalho {
  estado: string
  feito: number
  total: number
}

const stateOf = async (id: number): Promise<Trabalho | undefined> =>
  (
    await tenant.sql<Trabalho & Record<string, unknown>>(
      'select estado, feito, total from trabalho where tenant_id = $1 and id = $2',
      [tenant.id, id],
    )
  )[0]

const ask = (task: string) =>
  database.asTenant(tenant.id, (tx) => enqueueFollowed(tx, task, person.id, { pedido: 1 }))

describe('a job that a screen follows', () => {
  it('waits, works, tells how far it is, and ends, as its own tenant', async () => {
    const id = await ask('teste.passos')
    await expect
      .poll(() => stateOf(id), { timeout: 10_000 })
      .toEqual({ estado: 'finalizado', feito: 2, total: 5 })
    expect(seen).toEqual([{ tenantId: tenant.id, pessoas: 1 }])
  })

  it('tells that it failed', async () => {
    const id = await ask('teste.quebra')
    await expect.poll(async () => (await stateOf(id))?.estado, { timeout: 10_000 }).toBe('erro')
  })

  it('does not exist when its transaction is undone', async () => {
    const before = seen.length
    await expect(
      database.asTenant(tenant.id, async (tx) => {
        await enqueueFollowed(tx, 'teste.passos', person.id, {})
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    const left = await tenant.sql('select 1 from trabalho where tenant_id = $1 and estado = $2', [
      tenant.id,
      'aguardando',
    ])
    expect(left).toEqual([])
    expect(seen.length).toBe(before)
  })
})
