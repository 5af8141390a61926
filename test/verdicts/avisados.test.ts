/**
 * Who hears of a change: nobody of what they did themselves, even where a job tells of it later, and everybody whose roles
 * another one changed, so that their open screens read them again. Every changing call of the table of verdicts, by several
 * of those whom it lets in (decision 0044).
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls, tasksOf } from '../../apps/server/areas.ts'
import type { Job } from '../../core/server/jobs.ts'
import type { ServedCall } from '../../core/server/serve.ts'
import { testApp } from '../kit/app.ts'
import { callAs } from '../kit/call.ts'
import type { Person } from '../kit/tenant.ts'
import { ALONE, filesOf, letInBy, nameOf } from './requests.ts'
import { table } from './table.ts'
import { makeWorld, type Principal, type World } from './world.ts'

const ASKERS: readonly Principal[] = ['aluno', 'professor', 'gestor escrita', 'administrador tenant']
const askersOf = (call: ServedCall) => ASKERS.filter((who) => letInBy(call).includes(who))

const writing = servedCalls.filter(
  (call) =>
    (process.env.TEST_AREA ?? call.endpoint.area) === call.endpoint.area &&
    call.endpoint.method !== 'GET' &&
    !call.endpoint.reads &&
    table[nameOf(call)] &&
    !ALONE.includes(nameOf(call)) &&
    askersOf(call).length > 0,
)

/** Told of what they did all the same, and why. */
const TOLD: Readonly<Record<string, string>> = {
  'forum.release': 'who is answered hears of it, though they let it through',
  'privacidade.ask': 'the copy that they wait for is ready',
  'rede.confirmImportacao': 'the work that they wait for is done',
}

interface Left {
  /** Changed roles. */
  roles: boolean
  doer: string[]
  untold: string[]
}

const found = new Map<string, Left>()

/** Whose roles these are, row by row: who learns in a class, and every other role. */
const ROLES = `
  select aluno_id::int as id, concat_ws(' ', turma_id, status) as row from matricula where tenant_id = $1
  union all
  select usuario_id::int, concat_ws(' ', papel, funcao, auxiliar, rede_id, turma_id, aluno_id, inicio, fim)
  from vinculo where tenant_id = $1`

async function rolesIn({ tenant }: World): Promise<Map<number, string>> {
  const rows = await tenant.sql<{ id: number; row: string }>(
    `select id, string_agg(row, ' | ' order by row) as row from (${ROLES}) x group by id`,
    [tenant.id],
  )
  return new Map(rows.map(({ id, row }) => [id, row]))
}

/** The highest of a table's ids. */
const lastOf = async ({ tenant }: World, name: string) =>
  Number((await tenant.sql<{ n: number }>(`select coalesce(max(id), 0) as n from ${name}`))[0]?.n)

/** Does what the call left to be done by now, as the worker would. */
async function work(world: World, after: number): Promise<void> {
  const { app, database } = await testApp()
  const tasks = tasksOf(app.services as never)
  const jobs = await world.tenant.sql<{ task: string; payload: object }>(
    `select t.identifier as task, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where j.id > $1 and (j.payload ->> 'tenant_id')::int = $2 and j.run_at <= now() order by j.id`,
    [after, world.tenant.id],
  )
  for (const { task, payload } of jobs)
    await (tasks[task] as ((job: Job<unknown>) => Promise<void>) | undefined)?.({
      tenantId: world.tenant.id,
      payload,
      database,
      progress: async () => {},
    }).catch(() => {})
}

async function ask(world: World, call: ServedCall, who: Principal): Promise<void> {
  const { tenant } = world
  const doer = world.people[who] as Person
  const about = (await table[nameOf(call)]?.input?.(world, who)) ?? {}
  const [roles, newest, told, event, job] = [
    await rolesIn(world),
    await lastOf(world, 'usuario'),
    await lastOf(world, 'notificacao'),
    await lastOf(world, 'evento'),
    await lastOf(world, 'graphile_worker._private_jobs'),
  ]
  const { status } = await callAs(doer, call.endpoint, about as never, filesOf(call))
  if (status !== 200) return
  await work(world, job)
  const own = await tenant.sql<{ tipo: string }>(
    'select distinct tipo from notificacao where tenant_id = $1 and id > $2 and usuario_id = $3',
    [tenant.id, told, doer.id],
  )
  const after = await rolesIn(world)
  // Who was made just now has no screen open.
  const changed = [...new Set([...roles.keys(), ...after.keys()])].filter(
    (id) => id !== doer.id && id <= newest && roles.get(id) !== after.get(id),
  )
  const heard = await tenant.sql<{ id: number }>(
    `select distinct split_part(canal, ':', 2)::int as id from evento where tenant_id = $1 and id > $2
     and tipo in ('papeis_mudaram', 'sessao_encerrada') and canal like 'usuario:%'`,
    [tenant.id, event],
  )
  const hears = new Set(heard.map(({ id }) => id))
  const known = found.get(nameOf(call)) ?? { roles: false, doer: [], untold: [] }
  found.set(nameOf(call), {
    roles: known.roles || changed.length > 0,
    doer: [...known.doer, ...own.map(({ tipo }) => `${who}: ${tipo}`)],
    untold: [
      ...known.untold,
      ...changed.filter((id) => !hears.has(id)).map((id) => `by ${who}: ${roles.get(id)} → ${after.get(id)}`),
    ],
  })
}

describe('who hears of a change', () => {
  beforeAll(async () => {
    const world = await makeWorld()
    for (const call of writing) for (const who of askersOf(call)) await ask(world, call, who)
  })

  it('is seen in many places', () => {
    if (!process.env.TEST_AREA)
      expect([...found.values()].filter(({ roles }) => roles).length).toBeGreaterThan(10)
  })

  it.each(writing.map((call) => ({ name: nameOf(call) })))('$name', ({ name }) => {
    const { doer, untold } = found.get(name) ?? { doer: ['nobody was let in'], untold: [] }
    if (!(name in TOLD)) expect(doer).toEqual([])
    expect(untold).toEqual([])
  })
})
