/** The only doors to the database: one bound to a tenant, one to the register of tenants. */

import type { DatabaseConnection, Kysely, Selectable } from 'kysely'
import pg from 'pg'
import type { DB } from '../../database/types.ts'
import { codeOf } from '../contract/narrow.ts'
import { builderOver, type Opening, sendTo, TransactionConnection } from './connection.ts'
import { failure } from './failure.ts'
import { watchConnections } from './lifeline.ts'
import { openReadings } from './readings.ts'

/** A query builder inside one transaction that sees only the rows of its tenant. */
export type Tx = Kysely<Omit<DB, 'tenant'>>
/** A query builder that sees the register of tenants, and nothing else. */
export type RegistryTx = Kysely<Pick<DB, 'tenant'>>

/** What a column holds, as the database says it. */
export type Column<T extends keyof DB, C extends keyof Selectable<DB[T]>> = Selectable<DB[T]>[C]

export interface Database {
  /**
   * Runs `work` in one transaction bound to `tenantId`; again when it met another (deadlock, serialization).
   * `reads`: the database refuses every write in it, and there is nothing to end.
   */
  asTenant<T>(tenantId: number, work: (tx: Tx) => Promise<T>, options?: { reads?: boolean }): Promise<T>
  /** Runs `work` on the register of tenants. For the areas `tenant` and `sessao` only. */
  asRegistry<T>(work: (tx: RegistryTx) => Promise<T>): Promise<T>
  /** Throws unless the role inside a transaction is powerless (no superuser, no tables, no bypass). */
  checkRole(): Promise<void>
  /** Resolves when the database answers, within `ms`. */
  ping(ms: number): Promise<void>
  readonly pool: pg.Pool
  close(): Promise<void>
}

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const ATTEMPTS = 3

/** Waits for a connection, at most; past it the answer is 503. */
const CONNECT_MS = 2_500

/** What each connection asks of the server. Times in ms. */
const SESSION = {
  timezone: 'UTC',
  statement_timeout: 15_000,
  // A transaction cut off by the network holds its locks until the server notices: whoever needs them is told to
  // come back, and the server notices soon.
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
}

const BEGIN: Opening = { text: 'begin' }
const AS_REGISTRY: Opening = { text: `select set_config('role', 'turmalina_registro', true)` }

const IN_TENANT = `select set_config('role', 'turmalina_app', true), set_config('app.tenant_id', $1, true)`
/** What a plan has to know stands in the statement (docs/decisions/0061): for a reading none is made anew. */
const READING = `${IN_TENANT}, set_config('transaction_read_only', 'on', true),
  set_config('plan_cache_mode', 'force_generic_plan', true)`

const openingFor = (tenantId: number, reads: boolean): Opening[] => {
  const values = [String(tenantId | 0)]
  return reads ? [{ text: READING, values }] : [BEGIN, { text: IN_TENANT, values }]
}

/** What a connection asks of the server, with other times than ours where they are given. */
const sessionOf = (times: Partial<typeof SESSION>): string =>
  Object.entries({ ...SESSION, ...times })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

/**
 * For tests that ask whether all is right, not whether it is fast: on a busy machine thirty who come at once wait
 * longer for each other than people should.
 */
export const PATIENT: pg.PoolConfig = {
  connectionTimeoutMillis: 60_000,
  options: sessionOf({ statement_timeout: 60_000, lock_timeout: 30_000 }),
}

/** @param watch tests look here at what each statement answers */
export function openDatabase(
  config: pg.PoolConfig,
  watch = (connection: DatabaseConnection): DatabaseConnection => connection,
): Database {
  const pool = new pg.Pool({
    max: 10,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECT_MS,
    options: sessionOf({}),
    ...config,
    pipeline: true,
  })
  // A connection that dies while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {})
  // In use, the statement itself is told; an unheard event would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}))

  const stopWatching = watchConnections(pool, config)

  const sendReading = openReadings(pool)

  /** A reading holds no connection between its batches. */
  async function reading<S, T>(opening: readonly Opening[], work: (tx: Kysely<S>) => Promise<T>): Promise<T> {
    const connection = new TransactionConnection(sendReading, { opening, reads: true })
    try {
      return await work(builderOver<S>(watch(connection)))
    } finally {
      connection.close()
    }
  }

  async function transaction<S, T>(
    opening: readonly Opening[],
    work: (tx: Kysely<S>) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect()
    const connection = new TransactionConnection(sendTo(client), { opening })
    let broken: Error | undefined
    try {
      const result = await work(builderOver<S>(watch(connection)))
      await connection.end('commit')
      return result
    } catch (error) {
      await connection.end('rollback').catch((failed: Error) => {
        broken = failed
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt()
      } catch (error) {
        const again = codeOf(error) === SERIALIZATION_FAILURE || codeOf(error) === DEADLOCK
        if (!again || tries === ATTEMPTS) throw error
      }
    }
  }

  return {
    pool,
    asTenant: (tenantId, work, { reads = false } = {}) =>
      retrying(() => (reads ? reading : transaction)(openingFor(tenantId, reads), work)),
    asRegistry: (work) => retrying(() => transaction([BEGIN, AS_REGISTRY], work)),
    async checkRole() {
      const { rows } = await pool.query<{ rolname: string }>(`
        select rolname from pg_roles r
        where rolname in ('turmalina_app', 'turmalina_registro')
          and (rolsuper or rolbypassrls or rolcreaterole or exists (select from pg_class c where c.relowner = r.oid))`)
      if (rows.length > 0)
        throw new Error(`The role ${rows[0]?.rolname} has powers: it must own nothing and bypass nothing.`)
    },
    async ping(ms) {
      const answer = pool.query('select 1')
      const late = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error('The database is slow to answer.')), ms).unref(),
      )
      await Promise.race([answer, late])
    },
    close() {
      stopWatching()
      return pool.end()
    },
  }
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'])

/** What a database error means for the caller; `undefined` when it is our own mistake. */
export function failureOf(error: unknown) {
  const code = String(codeOf(error) ?? '')
  const message = error instanceof Error ? error.message : ''
  const unreachable =
    UNREACHABLE.has(code) ||
    code.startsWith('08') ||
    code.startsWith('57P') ||
    code === '53300' ||
    code === '25P03' ||
    /timeout exceeded when trying to connect|Connection terminated|Connection ended|not queryable/i.test(
      message,
    )
  if (unreachable)
    return failure(
      503,
      'banco_indisponivel',
      {
        pt: 'O sistema está se recuperando de uma falha. Tente de novo em alguns segundos; nada foi perdido.',
        en: 'The system is recovering from a failure. Try again in a few seconds; nothing was lost.',
      },
      { headers: { 'retry-after': '5' } },
    )
  if (code === '55P03')
    return failure(
      503,
      'em_uso',
      {
        pt: 'Outra operação está mudando isto agora. Tente de novo em alguns segundos; nada foi perdido.',
        en: 'Something else is changing this right now. Try again in a few seconds; nothing was lost.',
      },
      { headers: { 'retry-after': '5' } },
    )
  if (code === '57014')
    return failure(
      503,
      'demorou_demais',
      { pt: 'Isso demorou mais do que devia. Tente de novo.', en: 'This took too long. Try again.' },
      { headers: { 'retry-after': '5' } },
    )
  if (code === '53100')
    return failure(507, 'sem_espaco', {
      pt: 'Não há espaço para salvar. Avise quem administra o sistema.',
      en: 'There is no space left to write. Tell the system administrator.',
    })
  if (code === '22021')
    return failure(400, 'texto_invalido', {
      pt: 'O texto enviado tem um caractere que não pode ser salvo.',
      en: 'The text has a character that cannot be stored.',
    })
  if (code === '23505')
    return failure(409, 'ja_existe', {
      pt: 'Já existe um registro igual a esse.',
      en: 'There is already a record like this one.',
    })
  if (code === '23503')
    return failure(409, 'vinculo_invalido', {
      pt: 'Um dos itens indicados não existe mais ou ainda está em uso.',
      en: 'One of the items no longer exists or is still in use.',
    })
  return undefined
}
