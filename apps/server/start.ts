/** Brings one process up and down: database, migrations, services, worker, HTTP. Used by main, journeys and bench. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { warmUp } from '../../areas/acesso/sessao/server/secrets-password.ts'
import { openRegister } from '../../areas/acesso/tenant/server/find-register.ts'
import type { Config } from '../../core/server/config.ts'
import { openDatabase } from '../../core/server/database.ts'
import { openEventHub } from '../../core/server/events.ts'
import { clearAbandonedUploads } from '../../core/server/files/multipart.ts'
import { openStore } from '../../core/server/files/open.ts'
import { enqueueHourly } from '../../core/server/housekeeping.ts'
import { migrateJobs, openJobPool, startWorker } from '../../core/server/jobs.ts'
import { createMailer } from '../../core/server/mail/mailer.ts'
import { root } from '../../core/server/paths.ts'
import { USUAL_WAYS } from '../../core/server/ways.ts'
import { openForCopy } from '../../database/copy.ts'
import { migrate, pending } from '../../database/migrate.ts'
import { seedDemo } from '../../demo/seed.ts'
import { buildApp } from './app.ts'
import { hourlyTasks, tasksOf } from './areas.ts'

export interface Running {
  app: FastifyInstance
  /** Where it listens: `http://localhost:3000`. */
  address: string
  /** Says that it will stop, and goes on serving. */
  leave(): void
  stop(): Promise<void>
}

export interface StartOptions {
  config: Config
  connection: pg.ClientConfig
  /** For what needs a session of its own: migrations, the queue, what listens. `connection`, unless told otherwise. */
  direct?: pg.ClientConfig
  rateLimited?: boolean
  log?: (message: string) => void
}

const JOB_CONNECTIONS = 6
/** To a database on the same small machine: each more would cost some 10 MB, and serve nobody sooner. */
const EMBEDDED_CONNECTIONS = 6

/**
 * How far the heap may grow beyond what lives, percent, before it is swept. By itself V8 lets it grow fourfold on a large
 * machine: a minute of full load left 150 MB of litter (`bench/casa.ts`).
 */
const HEAP_GROWTH = 50

const migrationsFolder = path.join(root, 'database', 'migrations')

/** Brings the database to date: our migrations, the queue's, and the demonstration where it is wanted. */
export async function prepareDatabase({
  config,
  connection,
  direct = connection,
  log = () => {},
}: StartOptions): Promise<void> {
  await migrate(direct, { directory: migrationsFolder, log })
  const pool = openJobPool(direct, 1)
  try {
    await migrateJobs(pool)
  } finally {
    await pool.end()
  }
  await openForCopy(direct)
  if (!config.demo) return
  const store = await openStore(config)
  await seedDemo(direct, { log, now: new Date(), store }).finally(() => store.close())
}

/** Starts serving. The database must be to date (`prepareDatabase`). */
export async function startServer({
  config,
  connection,
  direct = connection,
  rateLimited = true,
}: StartOptions): Promise<Running> {
  v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const database = openDatabase({ ...connection, ...(!config.databaseUrl && { max: EMBEDDED_CONNECTIONS }) })
  await database.checkRole()
  const events = openEventHub(direct)
  const register = openRegister(database, events)
  const store = await openStore(config)
  const { smtpUrl, mailDir, mailFrom } = config
  const mailer = createMailer({ smtpUrl, mailDir, from: mailFrom })
  const services = { config, database, register, events, store, mailer }
  const jobPool = openJobPool(direct, JOB_CONNECTIONS)
  const worker = await startWorker(database, jobPool, tasksOf(services), {
    hourly: async () => enqueueHourly(database, await register.owners(), hourlyTasks),
    waysOf: async (tenantId) => (await register.byId(tenantId)) ?? USUAL_WAYS,
  })

  const app = await buildApp({
    services,
    webFolder: path.join(root, 'dist', 'web'),
    ...(!rateLimited && { most: Number.POSITIVE_INFINITY }),
    version,
    migrated: async () => (await pending(database.pool, { directory: migrationsFolder })).length === 0,
    workerAlive: worker.alive,
  })
  await app.listen({ port: config.port, host: config.host })
  void warmUp()
  // A folder that can't be tidied stops nobody from working.
  void clearAbandonedUploads().catch(() => {})
  const bound = app.addresses().find((one) => typeof one === 'object')

  return {
    app,
    address: `http://localhost:${bound?.port ?? config.port}`,
    leave: () => app.leave(),
    async stop() {
      await app.close()
      await worker.stop()
      await jobPool.end()
      mailer.close()
      store.close()
      await events.close()
      await database.close()
    },
  }
}
