/** A backup by the role that may read everything, put back by a plain owner: each table has the rows of each tenant. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { root } from '../core/server/paths.ts'
import { createDatabase, ofTenant, openWalls, type TestConnection } from '../core/testing/postgres.ts'
import { migrate } from '../database/migrate.ts'
import { seedDemo } from '../demo/seed.ts'
import { migratedDatabase } from './template.ts'

const directory = path.join(root, 'database', 'migrations')
const shared = inject('connection') as TestConnection
const prefix = shared.database.split('_').slice(0, 2).join('_')
const server = { maintenance: { ...shared, database: 'postgres' }, prefix }
const password = 'copia-de-teste'
const [copier, heir] = [`${prefix}_copiadora`, `${prefix}_herdeira`]

let database: TestConnection

async function ask<R extends pg.QueryResultRow>(connection: pg.ClientConfig, sql: string): Promise<R[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<R>(sql)).rows
  } finally {
    await client.end()
  }
}

/** `table tenant` → rows, of all tables, the queue's too; tables without tenants count as 0's. */
async function counts(connection: pg.ClientConfig): Promise<Record<string, number>> {
  const tables = await ask<{ name: string; kept: boolean }>(
    connection,
    `select c.oid::regclass::text as name, exists (
       select from pg_attribute where attrelid = c.oid and attname = 'tenant_id' and not attisdropped) as kept
     from pg_class c where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'graphile_worker')`,
  )
  const each = tables.map(
    ({ name, kept }) =>
      `select '${name}' as name, ${kept ? 'tenant_id' : '0'} as tenant, count(*)::int as n from ${name} group by 2`,
  )
  const rows = await ask<{ name: string; tenant: number; n: number }>(connection, each.join(' union all '))
  return Object.fromEntries(rows.map(({ name, tenant, n }) => [`${name} ${tenant}`, n]))
}

beforeAll(async () => {
  database = await migratedDatabase(server)
  const store = { put: async () => ({ bytes: 1, sha256: '' }) }
  await seedDemo(database, { now: new Date(), log: () => {}, store })
  await ask(database, `create role ${copier} login password '${password}'`)
  await ask(database, `grant turmalina_copia to ${copier}`)
}, 120_000)

afterAll(async () => {
  await ask(server.maintenance, `drop role if exists ${copier}`)
})

it('the role of the backup sees what each tenant has, and everything of the queue', async () => {
  const seen = await counts({ ...database, user: copier, password })
  for (const tenant of [1, 2]) {
    const [own] = await ask<{ n: number }>(
      ofTenant(database, tenant),
      'select count(*)::int as n from matricula',
    )
    expect([tenant, seen[`matricula ${tenant}`]]).toEqual([tenant, own?.n])
    expect(own?.n).toBeGreaterThan(0)
  }
  const [queued] = await ask<{ n: number }>(
    database,
    'select count(*)::int as n from graphile_worker._private_jobs',
  )
  expect(seen['graphile_worker._private_jobs 0']).toBe(queued?.n)
  expect(queued?.n).toBeGreaterThan(0)
  await expect(ask({ ...database, user: copier, password }, 'delete from matricula')).rejects.toThrow(
    'permission denied',
  )
})

/** The folder of a pg_dump that is not older than the server; npm's PostgreSQL brings none. */
function tools(major: number): string | undefined {
  const system = '/usr/lib/postgresql'
  const versions = (() => {
    try {
      return readdirSync(system).filter((name) => Number(name) >= major)
    } catch {
      return []
    }
  })()
  return versions.map((name) => path.join(system, name, 'bin'))[0]
}

describe('pg_dump and pg_restore, where they are', () => {
  it('leave no row of any tenant behind, by plain users only; whoever would leave some out is refused', async ({
    skip,
  }) => {
    const [{ version }] = (await ask<{ version: string }>(
      database,
      `select current_setting('server_version_num') as version`,
    )) as [{ version: string }]
    const bin = tools(Math.floor(Number(version) / 10_000))
    if (!bin) return skip('no pg_dump of this version')
    const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-copia-'))
    const file = path.join(folder, 'turmalina.dump')
    const run = (program: string, to: TestConnection, args: string[]) =>
      execFileSync(path.join(bin, program), [...args, '-h', to.host, '-p', String(to.port), '-U', to.user], {
        env: { PGPASSWORD: to.password ?? '', PATH: process.env.PATH ?? '' },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
    const dump = (as: TestConnection, ...more: string[]) =>
      run('pg_dump', as, ['-Fc', '-f', file, ...more, '-d', as.database])
    const asCopier = { ...database, user: copier, password }
    const back = await createDatabase(server)
    const asHeir = { ...back, user: heir, password }
    await ask(database, `create role ${heir} login password '${password}'`)
    await ask(database, `grant turmalina_app, turmalina_registro to ${heir}`)
    await ask(database, `grant ${heir} to current_user`)
    await ask(database, `alter database ${back.database} owner to ${heir}`)
    try {
      expect(() => dump(database)).toThrow('row-level security')
      expect(() => dump(database, '--enable-row-security')).toThrow('app.tenant_id')
      expect(() => dump(asCopier)).toThrow('row-level security')
      dump(asCopier, '--enable-row-security')
      run('pg_restore', asHeir, ['--no-owner', '--exit-on-error', '-d', back.database, file])

      await expect(ask(asHeir, 'select from usuario')).rejects.toMatchObject({ code: '42704' })
      expect(await migrate(asHeir, { directory })).toEqual([])
      await ask(
        ofTenant(asHeir, 1),
        `select set_config('role', 'turmalina_app', false), enqueue('x', '{}', null, null)`,
      )
      await ask(
        asHeir,
        `delete from graphile_worker._private_jobs where task_id = (
        select id from graphile_worker._private_tasks where identifier = 'x')`,
      )
      await ask(asHeir, `delete from graphile_worker._private_tasks where identifier = 'x'`)
      const before = await counts(asCopier)
      await openWalls(asHeir)
      const after = await counts(asHeir)
      expect(Object.keys(before).filter((key) => / [12]$/.test(key)).length).toBeGreaterThan(50)
      expect(after).toEqual(before)
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await ask(server.maintenance, `drop database if exists ${back.database} with (force)`)
      await ask(server.maintenance, `drop role ${heir}`)
    }
  })
})
