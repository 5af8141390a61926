/** How Kysely speaks over one pooled connection: statements named by their text, the opening pipelined. */

import type { Writable } from 'node:stream'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import pg from 'pg'

const INT8 = 20
const INT8_ARRAY = 1016

// Ids are safe integers (product-wide rule); numeric stays text on purpose.
pg.types.setTypeParser(INT8, Number)
const parseTextArray = pg.types.getTypeParser(1009 as never, 'text') as (text: string) => string[]
pg.types.setTypeParser(INT8_ARRAY as never, (text: string) => parseTextArray(text).map(Number) as never)

const MAX_NAMES = 2000
const names = new Map<string, string>()

/** A statement's name, so that the server plans it once a connection. Beyond the cap it goes unnamed. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MAX_NAMES) return known
  const name = `t${names.size}`
  names.set(text, name)
  return name
}

/** Milliseconds that the end of a reading may wait for the next use of its connection. */
const IDLE_MS = 2

type Held = 'this turn' | 'until used'
const held = new WeakMap<Writable, Held>()

/**
 * What a client is asked in this turn of the loop leaves in one write: a write wakes the other side each time.
 * What nobody waits for may be held `until used`: it leaves with what the connection is asked next, or soon.
 */
function joinWrites(client: pg.ClientBase, how: Held = 'this turn'): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  const now = held.get(stream)
  if (now === 'this turn' || now === how) return
  held.set(stream, how)
  if (!now) stream.cork()
  const release = () => {
    if (held.get(stream) !== how) return
    held.delete(stream)
    stream.uncork()
  }
  if (how === 'this turn') process.nextTick(release)
  else setTimeout(release, IDLE_MS)
}

/** The driver's own promise stands on two more, and copies the stack of every statement that fails. */
const ask = <R>(
  client: pg.ClientBase,
  config: pg.QueryConfig,
): Promise<pg.QueryResult<R & pg.QueryResultRow>> =>
  new Promise((resolve, reject) => {
    client.query<R & pg.QueryResultRow>(config, (error, result) => (error ? reject(error) : resolve(result)))
  })

/** A connection inside an open transaction; `opening` travels in the same flush as its first statement. */
export class TransactionConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase
  #opening: Promise<unknown> | undefined
  #ended = false

  constructor(client: pg.ClientBase, opening: string) {
    this.#client = client
    joinWrites(client)
    this.#opening = client.query(opening)
    this.#opening.catch(() => {})
  }

  /** Ends the transaction. What is asked later would run in somebody else's: it is refused. */
  end(how: 'commit' | 'rollback', wait?: Held): Promise<{ command: string }> {
    this.#ended = true
    joinWrites(this.#client, wait)
    return this.#client.query(how)
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended) throw new Error('The transaction of this statement has ended.')
    joinWrites(this.#client)
    const statement = ask<R>(this.#client, { name: nameOf(sql), text: sql, values: parameters as unknown[] })
    if (this.#opening) {
      statement.catch(() => {})
      await this.#opening
      this.#opening = undefined
    }
    const { rows, rowCount } = await statement
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

  // biome-ignore lint/correctness/useYield: the interface wants it; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: page the query.')
  }
}

const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()

const refuse = () => {
  throw new Error('A unit of work is one transaction: it does not nest.')
}
/** Kysely's own way to a connection is never taken: the executor has one. */
const driver: Driver = {
  init: async () => {},
  acquireConnection: async () => refuse(),
  releaseConnection: async () => {},
  beginTransaction: async () => refuse(),
  commitTransaction: async () => {},
  rollbackTransaction: async () => {},
  destroy: async () => {},
}
const dialect: Dialect = {
  createDriver: () => driver,
  createQueryCompiler: () => compiler,
  createAdapter: () => adapter,
  createIntrospector: (db) => new PostgresIntrospector(db),
}
const config = { dialect }

/** A query builder bound to one open transaction. */
export function builderOver<DB>(connection: DatabaseConnection): Kysely<DB> {
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (use) => use(connection),
  })
  return new Kysely<DB>({ config, dialect, driver, executor })
}
