/** Work after the answer: enqueued inside the business transaction, bound to its tenant (graphile-worker). */
import { Logger, parseCronItems, type Runner, run, runMigrations, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import { type Actor, askerOf } from '../policy/actor.ts'
import type { Database, Tx } from './database.ts'
import { inWays, type Ways } from './ways.ts'

/** The work of one job. It runs in a transaction of its tenant unless it opens its own. */
export interface Job<P> {
  tenantId: number
  payload: P
  database: Database
  /** Records progress for the screen that follows; a job without a row in `trabalho` ignores it. */
  progress(feito: number, total: number): Promise<void>
}

export type Task<P = unknown> = (job: Job<P>) => Promise<void>

/** Task name → what it does. Areas declare theirs; the application joins them. */
export type Tasks = Readonly<Record<string, Task<never>>>

export interface EnqueueOptions {
  /** Run no earlier than this. */
  runAt?: Date
  /** A later job of the same key replaces an earlier one that has not started. */
  key?: string
}

/** Adds a job to the transaction of `tx`: it exists if and only if the transaction commits. */
export async function enqueue(
  tx: Tx,
  task: string,
  payload: Record<string, unknown>,
  { runAt, key }: EnqueueOptions = {},
): Promise<void> {
  await sql`select enqueue(${task}, ${JSON.stringify(payload)}::json, ${runAt ?? null}::timestamptz, ${key ?? null})`.execute(
    tx,
  )
}

/** A job with a row in `trabalho`, which a screen can follow. Returns the row's id. */
export async function enqueueFollowed(
  tx: Tx,
  task: string,
  actor: Pick<Actor, 'id' | 'tenantId'>,
  payload: Record<string, unknown>,
): Promise<number> {
  const { id } = await tx
    .insertInto('trabalho')
    .values({ tarefa: task, ...askerOf(actor) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, task, { ...payload, trabalho_id: id })
  return id
}

interface Envelope {
  tenant_id: number
  trabalho_id?: number
}

async function setState(database: Database, { tenant_id, trabalho_id }: Envelope, change: object) {
  if (trabalho_id === undefined) return
  await database.asTenant(tenant_id, (tx) =>
    tx
      .updateTable('trabalho')
      .set({ ...change, updated_at: new Date() })
      .where('id', '=', trabalho_id)
      .execute(),
  )
}

/** By whose hour and with which words the work of a tenant is done. */
type WaysOf = (tenantId: number) => Promise<Ways>

/** Wraps a task: tenant and its ways from the envelope, state and progress recorded. */
function bind(database: Database, waysOf: WaysOf, task: Task<never>) {
  return async (raw: unknown) => {
    const envelope = raw as Envelope
    // A second attempt begins without the complaint of the first.
    await setState(database, envelope, { estado: 'processando', mensagem: null })
    try {
      await inWays(await waysOf(envelope.tenant_id), () =>
        task({
          tenantId: envelope.tenant_id,
          payload: raw as never,
          database,
          progress: (feito, total) => setState(database, envelope, { feito, total }),
        }),
      )
      await setState(database, envelope, { estado: 'finalizado' })
    } catch (error) {
      await setState(database, envelope, { estado: 'erro', mensagem: 'Não foi possível concluir.' })
      throw error
    }
  }
}

export interface Worker {
  stop(): Promise<void>
  /** False once the runner has ended by itself. */
  alive(): boolean
}

/** Failures of a job only: its starts and stops are no news. */
const quiet = new Logger(() => (level, message) => {
  if (level === 'error') process.stderr.write(`${message}\n`)
})

const HOURLY = 'de_hora_em_hora'

/** Starts the worker of this process; `hourly` runs once an hour on one of them. `pgPool` is its own, of 6 connections. */
export async function startWorker(
  database: Database,
  pgPool: pg.Pool,
  tasks: Tasks,
  { hourly, waysOf }: { hourly: () => Promise<void>; waysOf: WaysOf },
): Promise<Worker> {
  const taskList: TaskList = {
    ...Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, bind(database, waysOf, task)])),
    [HOURLY]: hourly,
  }
  const runner: Runner = await run({
    pgPool,
    taskList,
    concurrency: 4,
    pollInterval: 5_000,
    noHandleSignals: true,
    parsedCronItems: parseCronItems([{ task: HOURLY, match: '7 * * * *' }]),
    logger: quiet,
  })
  let alive = true
  // The process goes on serving without its worker; /readyz tells.
  runner.promise
    .catch(() => {})
    .finally(() => {
      alive = false
    })
  return {
    stop: () => (alive ? runner.stop() : Promise.resolve()),
    alive: () => alive,
  }
}

/** Brings the queue's own tables to date. Safe from several processes at once. */
export const migrateJobs = (pgPool: pg.Pool): Promise<void> => runMigrations({ pgPool, logger: quiet })

/** A pool for the queue. A connection that dies while idle or in use is replaced at the next use. */
export function openJobPool(config: pg.PoolConfig, max: number): pg.Pool {
  const pool = new pg.Pool({ ...config, max })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}
