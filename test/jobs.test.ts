/** Work after the answer: born with its transaction, bound to its tenant, followed by its row in `trabalho`. */

import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAt } from '../core/contract/time.ts'
import {
  enqueue,
  enqueueFollowed,
  openJobPool,
  startWorker,
  type Task,
  type Worker,
} from '../core/server/jobs.ts'
import { USUAL_WAYS, type Ways } from '../core/server/ways.ts'
import { testApp } from './kit/app.ts'
import { type Person, type TestTenant, testTenant } from './kit/tenant.ts'

interface Ran {
  tenantId: number
  n: number
  dia: string
  turmas: string[]
}

/** Names of this run's tasks: the queue is shared with the other tests. */
const run = Math.random().toString(36).slice(2, 8)
const [NOTE, STEPS, FAIL, FLAKY] = ['note', 'steps', 'fail', 'flaky'].map(
  (name) => `teste_${run}_${name}`,
) as [string, string, string, string]

/** Half past midnight in Noronha, still the day before in Rio Branco. */
const LATE = new Date('2026-10-01T02:30:00Z')
const ran: Ran[] = []
const seen: string[] = []
let flaky = 0

let tenant: TestTenant
let other: TestTenant
let ana: Person
let pools: pg.Pool[]
/** Nothing by the hour; one tenant lives in the west, everybody else by the islands' clock. */
const AT_REST = {
  hourly: async () => {},
  waysOf: async (id: number): Promise<Ways> => ({
    ...USUAL_WAYS,
    fuso: id === tenant.id ? 'America/Rio_Branco' : 'America/Noronha',
  }),
}

let workers: Worker[]

const estadoOf = async (id: number) =>
  (
    await tenant.sql<{ estado: string; feito: number; total: number; mensagem: string | null }>(
      'select estado, feito, total, mensagem from trabalho where tenant_id = $1 and id = $2',
      [tenant.id, id],
    )
  )[0]

beforeAll(async () => {
  ;[tenant, other] = [await testTenant(), await testTenant()]
  ana = await tenant.person('Ana')
  const { connection, database } = await testApp()
  const note: Task<{ n: number }> = async ({ tenantId, payload, database: db }) => {
    const rows = await db.asTenant(tenantId, (tx) => tx.selectFrom('cliente').select('codigo').execute())
    ran.push({ tenantId, n: payload.n, turmas: rows.map(({ codigo }) => codigo), dia: dayAt(LATE) })
  }
  const steps: Task<{ trabalho_id: number }> = async ({ payload, progress }) => {
    for (let step = 1; step <= 3; step += 1) {
      await progress(step, 3)
      const now = await estadoOf(payload.trabalho_id)
      seen.push(`${now?.estado} ${now?.feito}/${now?.total}`)
    }
  }
  const fail: Task<never> = async () => {
    throw new Error('segredo-interno: select senha_hash')
  }
  const flakyTask: Task<never> = async () => {
    flaky += 1
    if (flaky === 1) throw new Error('the first time')
  }
  const tasks = { [NOTE]: note, [STEPS]: steps, [FAIL]: fail, [FLAKY]: flakyTask } as Record<
    string,
    Task<never>
  >
  pools = [openJobPool(connection, 6), openJobPool(connection, 6)]
  // What fails here is told on the standard error, as it should; these failures are meant.
  workers = await Promise.all(pools.map((pool) => startWorker(database, pool, tasks, AT_REST)))
})
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await Promise.all(pools.map((pool) => pool.end()))
})

const add = async (where: TestTenant, n: number, options = {}, more = {}) => {
  const { database } = await testApp()
  await database.asTenant(where.id, (tx) => enqueue(tx, NOTE, { n, ...more }, options))
}

const timesRun = (n: number) => ran.filter((one) => one.n === n).length
const finished = (n: number, times = 1) => expect.poll(() => timesRun(n)).toBe(times)
const settle = () => new Promise((resolve) => setTimeout(resolve, 300))

describe('a job', () => {
  it('runs once, on one of two workers, sees the rows of its tenant only, and reckons by its hour', async () => {
    for (let n = 1; n <= 20; n += 1) await add(n % 2 ? tenant : other, n)
    for (let n = 1; n <= 20; n += 1) await finished(n)
    await settle()
    for (let n = 1; n <= 20; n += 1) {
      const where = n % 2 ? tenant : other
      expect(ran.filter((one) => one.n === n)).toEqual([
        { tenantId: where.id, n, turmas: [where.slug], dia: n % 2 ? '2026-09-30' : '2026-10-01' },
      ])
    }
  })

  it('of a transaction that is rolled back never was', async () => {
    const { database } = await testApp()
    await database
      .asTenant(tenant.id, async (tx) => {
        await enqueue(tx, NOTE, { n: 100 })
        await enqueueFollowed(tx, NOTE, { id: ana.id, tenantId: tenant.id }, { n: 100 })
        throw new Error('rolled back')
      })
      .catch(() => {})
    await add(tenant, 101)
    await finished(101)
    await settle()
    expect(timesRun(100)).toBe(0)
    expect(
      await tenant.sql('select 1 from trabalho where tenant_id = $1 and tarefa = $2', [tenant.id, NOTE]),
    ).toEqual([])
  })

  it('is of the tenant of its transaction, whatever its payload says', async () => {
    await add(tenant, 200, {}, { tenant_id: other.id })
    await finished(200)
    expect(ran.find(({ n }) => n === 200)).toMatchObject({
      tenantId: tenant.id,
      n: 200,
      turmas: [tenant.slug],
    })
  })

  it('of a key replaces an earlier one that waits; keys of two tenants do not meet', async () => {
    const runAt = new Date(Date.now() + 1_500)
    await add(tenant, 300, { key: 'a', runAt })
    await add(tenant, 301, { key: 'a', runAt })
    await add(other, 302, { key: 'a', runAt })
    await finished(301)
    await finished(302)
    expect(timesRun(300)).toBe(0)
  })

  it('does not run before its time', async () => {
    await add(tenant, 400, { runAt: new Date(Date.now() + 3_600_000) })
    await add(tenant, 401)
    await finished(401)
    await settle()
    expect(timesRun(400)).toBe(0)
  })
})

describe('a job that is followed', () => {
  const follow = async (task: string): Promise<number> => {
    const { database } = await testApp()
    return database.asTenant(tenant.id, (tx) =>
      enqueueFollowed(tx, task, { id: ana.id, tenantId: tenant.id }, {}),
    )
  }

  it('shows its states and its progress', async () => {
    const id = await follow(STEPS)
    await expect.poll(async () => (await estadoOf(id))?.estado).toBe('finalizado')
    expect(seen).toEqual(['processando 1/3', 'processando 2/3', 'processando 3/3'])
    expect(await estadoOf(id)).toMatchObject({ feito: 3, total: 3, mensagem: null })
  })

  it('that fails says so in words, with nothing of the inside', async () => {
    const id = await follow(FAIL)
    await expect.poll(async () => (await estadoOf(id))?.estado).toBe('erro')
    expect((await estadoOf(id))?.mensagem).toBe('Não foi possível concluir.')
  })

  it('that fails once and then works ends well, without its old complaint', async () => {
    const id = await follow(FLAKY)
    await expect.poll(async () => (await estadoOf(id))?.estado).toBe('erro')
    await tenant.sql(
      `update graphile_worker._private_jobs set run_at = now() where (payload->>'trabalho_id')::bigint = $1`,
      [id],
    )
    await expect.poll(async () => (await estadoOf(id))?.estado).toBe('finalizado')
    expect(await estadoOf(id)).toMatchObject({ mensagem: null })
  })
})

describe('a worker', () => {
  it('that stops ends what it has begun', async () => {
    const { connection, database } = await testApp()
    const name = `teste_${run}_slow`
    let done = 0
    const slow: Task<never> = async () => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      done += 1
    }
    const pool = openJobPool(connection, 4)
    const worker = await startWorker(database, pool, { [name]: slow }, AT_REST)
    expect(worker.alive()).toBe(true)
    await database.asTenant(tenant.id, (tx) => enqueue(tx, name, {}))
    await settle()
    await worker.stop()
    expect([done, worker.alive()]).toEqual([1, false])
    await pool.end()
  })
})
