/** How Kysely speaks over one pooled connection: statements named by their text, the opening pipelined. */

import type { Writable } from 'node:stream'
import {
  type CompiledQuery,
  type DatabaseConnection,
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

const corked = new WeakSet<Writable>()

/** What a client is asked in this turn of the loop leaves in one write: a write wakes the other side each time. */
function joinWrites(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  if (corked.has(stream)) return
  corked.add(stream)
  stream.cork()
  process.nextTick(() => {
    corked.delete(stream)
    stream.uncork()
  })
}

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
  end(how: 'commit' | 'rollback'): Promise<{ command: string }> {
    this.#ended = true
    joinWrites(this.#client)
    return this.#client.query(how)
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended) throw new Error('The transaction of this statement has ended.')
    joinWrites(this.#client)
    const statement = this.#client.query({ name: nameOf(sql), text: sql, values: parameters as unknown[] })
    if (this.#opening) {
      statement.catch(() => {})
      await this.#opening
      this.#opening = undefined
    }
    const { rows, rowCount } = await statement
    return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) }
  }

  // biome-ignore lint/correctness/useYield: the interface wants it; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: page the query.')
  }
}

class OneConnection implements Driver {
  readonly #connection: DatabaseConnection
  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }
  async init() {}
  async acquireConnection() {
    return this.#connection
  }
  async releaseConnection() {}
  async beginTransaction() {
    throw new Error('A unit of work is one transaction: it does not nest.')
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
  async destroy() {}
}

const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()

/** A query builder bound to one open transaction. */
export function builderOver<DB>(connection: DatabaseConnection): Kysely<DB> {
  const dialect: Dialect = {
    createDriver: () => new OneConnection(connection),
    createQueryCompiler: () => compiler,
    createAdapter: () => adapter,
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
  return new Kysely<DB>({ dialect })
}
