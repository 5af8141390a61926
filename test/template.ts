/** A migrated database to copy: made once for the migrations as they are, on a server that stays, once for all runs. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { migrateJobs, openJobPool } from '../core/server/jobs.ts'
import { root } from '../core/server/paths.ts'
import {
  createDatabase,
  dropDatabase,
  type TestConnection,
  type TestServer,
} from '../core/testing/postgres.ts'
import { openForCopy } from '../database/copy.ts'
import { migrate } from '../database/migrate.ts'

const MIGRATIONS = path.join(root, 'database', 'migrations')
/** What else the template is made by: a newer one of these makes another. */
const MAKERS = ['database/copy.ts', 'database/migrate.ts', 'package-lock.json']

/** @param makers texts that the template depends on besides */
export function templateName(folder: string, makers: readonly string[] = []): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).toSorted())
    hash.update(`${file}\0${readFileSync(path.join(folder, file), 'utf8')}\0`)
  for (const text of makers) hash.update(`${text}\0`)
  return `modelo_${hash.digest('hex').slice(0, 24)}`
}

/** Runs `work` with one connection to a database. */
async function within<T>(connection: TestConnection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const isThere = (server: TestServer, name: string): Promise<boolean> =>
  within(server.maintenance, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    return rowCount === 1
  })

const DUPLICATE_DATABASE = '42P04'

/** The template's name on this server; of two runs that make it at once, one keeps its own. */
async function templateOn(server: TestServer): Promise<string> {
  const name = templateName(
    MIGRATIONS,
    MAKERS.map((file) => readFileSync(path.join(root, file), 'utf8')),
  )
  if (await isThere(server, name)) return name
  const made = await createDatabase(server)
  await migrate(made, { directory: MIGRATIONS, log: () => {} })
  const pool = openJobPool(made, 1)
  await migrateJobs(pool)
  await pool.end()
  await openForCopy(made)
  await within(server.maintenance, (client) =>
    client.query(`alter database ${made.database} rename to ${name}`),
  ).catch(async (error: { code?: string }) => {
    if (error.code !== DUPLICATE_DATABASE) throw error
    await dropDatabase(server, made.database)
  })
  return name
}

/** A database of a test's own, as the product finds it after its migrations, the queue's tables with it. */
export const migratedDatabase = async (server: TestServer): Promise<TestConnection> =>
  createDatabase(server, { template: await templateOn(server) })
