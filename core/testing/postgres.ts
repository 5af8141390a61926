/**
 * A PostgreSQL for the tests: a throw-away embedded one, or fresh databases on the server of TEST_DATABASE_URL. In both
 * the owner is no superuser, as in production; on that server it needs CREATEDB and CREATEROLE, as most providers give.
 */

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { codeOf } from '../contract/narrow.ts'
import { SUPERUSER, USER } from '../server/embedded/cluster.ts'
import { startEmbedded } from '../server/embedded/launcher.ts'
import { COPY, TAKEN } from '../server/owner.ts'

/** Plain data: it survives `provide` and `JSON.stringify`, and is a `pg.ClientConfig`. */
export interface TestConnection {
  host: string
  port: number
  user: string
  password?: string
  database: string
}

export interface TestServer {
  /** The database that is there for making others; do not work in it. */
  maintenance: TestConnection
  /** Begins the name of every database of this run. */
  prefix: string
}

export interface TestPostgres extends TestServer {
  /** Drops the databases of this run; stops and removes the server if it is ours. */
  stop(): Promise<void>
}

async function ask(connection: TestConnection, sql: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await client.query(sql, values)
  } finally {
    await client.end()
  }
}

function fromUrl(text: string): TestConnection {
  const url = new URL(text)
  const { password } = url
  return {
    // A unix socket: postgresql:///name?host=/run/postgresql
    host: decodeURIComponent(url.hostname) || url.searchParams.get('host') || 'localhost',
    port: Number(url.port || url.searchParams.get('port') || 5432),
    user: decodeURIComponent(url.username) || (url.searchParams.get('user') ?? os.userInfo().username),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    database: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
  }
}

/** Starts (or borrows) the server of a test run. Call `stop` at its end; a killed run is cleared by the guard. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const prefix = `teste_${randomBytes(4).toString('hex')}`
  const url = process.env.TEST_DATABASE_URL
  if (url) {
    const maintenance = fromUrl(url)
    return {
      maintenance,
      prefix,
      async stop() {
        const { rows } = await ask(
          maintenance,
          'select datname from pg_database where starts_with(datname, $1)',
          [prefix],
        )
        for (const { datname } of rows) await dropDatabase({ maintenance }, datname)
      },
    }
  }
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'turmalina-teste-'))
  const embedded = await startEmbedded({ dataDir, durable: false, discard: [dataDir] })
  const maintenance = { ...embedded.connection, database: 'postgres' }
  // What a test needs beyond the product: to make databases, and users that own them.
  await ask(
    { ...maintenance, user: SUPERUSER },
    `alter role ${USER} createdb createrole;
      grant ${TAKEN.join(', ')} to ${USER} with admin option;
      grant ${COPY} to ${USER} with admin option, inherit false`,
  )
  return {
    maintenance,
    prefix,
    async stop() {
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The owner reaches the rows of one tenant: forced row-level security binds it too. */
export const ofTenant = <C extends pg.ClientConfig>(connection: C, tenantId: number): C => ({
  ...connection,
  options: `-c app.tenant_id=${tenantId}`,
})

/** In a database of a test's own: the owner sees the rows of all tenants from here on; the product still does not. */
export async function openWalls(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`do $$ declare t regclass; begin
      for t in select oid from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity
      loop execute format('alter table %s no force row level security', t); end loop; end $$`)
  } finally {
    await client.end()
  }
}

const BUSY = '55006'

/**
 * A fresh database, empty or a copy of `template` (a database of this run that nobody is connected to). Works in
 * any process from the plain data of `startTestPostgres`.
 */
export async function createDatabase(
  { maintenance, prefix }: TestServer,
  { template = 'template0' }: { template?: string } = {},
): Promise<TestConnection> {
  const database = `${prefix}_${randomBytes(6).toString('hex')}`
  for (let attempt = 1; ; attempt += 1) {
    try {
      await ask(maintenance, `create database ${database} template ${pg.escapeIdentifier(template)}`)
      return { ...maintenance, database }
    } catch (error) {
      // The last connection to the template may still be leaving.
      if (attempt === 50 || codeOf(error) !== BUSY) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Whoever owns a database may not end the sweep that the server runs in it: it ends by itself. */
const SWEPT = '42501'

/** Drops a database, its connections with it. */
export async function dropDatabase(
  { maintenance }: Pick<TestServer, 'maintenance'>,
  database: string,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await ask(maintenance, `drop database if exists ${pg.escapeIdentifier(database)} with (force)`)
      return
    } catch (error) {
      if (attempt === 100 || codeOf(error) !== SWEPT) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
