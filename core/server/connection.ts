/** How Kysely speaks over one pooled connection: what a turn of the loop asks leaves as one batch, opening included. */

/// <reference path="./pg-utils.d.ts" />

import {
  BinaryOperationNode,
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  LimitNode,
  OffsetNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type ValueNode,
} from 'kysely'
import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import { Batch, type Outcome, type Statement } from './batch.ts'
import { isUsual } from './sql.ts'

const INT8 = 20
const INT8_ARRAY = 1016

// Ids are safe integers (product-wide rule); numeric stays text on purpose.
pg.types.setTypeParser(INT8, Number)
const parseTextArray = pg.types.getTypeParser(1009 as never, 'text') as (text: string) => string[]
pg.types.setTypeParser(INT8_ARRAY as never, (text: string) => parseTextArray(text).map(Number) as never)

const MAX_NAMES = 2000
const names = new Map<string, string>()

/** A statement's name, so that the server plans it once a connection. Beyond the cap it has none. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_NAMES) return ''
  const name = `t${names.size}`
  names.set(text, name)
  return name
}

/** A statement whose answer nobody waits for. */
export interface Opening {
  text: string
  values?: readonly string[]
}

const UNHEARD = () => {}

const unheard = ({ text, values = [] }: Opening): Statement => ({
  text,
  name: nameOf(text),
  values,
  done: UNHEARD,
})

interface TransactionOptions {
  /** Asked in front of everything else. */
  opening: readonly Opening[]
  /**
   * Each turn's statements are a transaction of their own, with the opening in front: they share no snapshot anyhow,
   * and what only reads has nothing to commit. Otherwise the opening begins one transaction, which `end` ends.
   */
  reads?: boolean
}

/** Hands batches to a connection that nobody else has meanwhile. */
export const sendTo =
  (client: pg.ClientBase) =>
  (batch: Batch): void =>
    void client.query(batch as unknown as pg.Submittable)

const leave = (connection: TransactionConnection): void => connection.leave()

/** `INSERT 0 5` → `5`; of what counts nothing, `0`. */
function countIn(tag: string): string {
  const last = tag.slice(tag.lastIndexOf(' ') + 1)
  return /^\d+$/.test(last) ? last : '0'
}

/** Only a write tells how many rows it met: nobody asks it of a reading, which has them. */
const resultOf = <R>({ rows, tag }: Outcome): QueryResult<R> =>
  tag.startsWith('SELECT')
    ? { rows: rows as R[] }
    : { rows: rows as R[], numAffectedRows: BigInt(countIn(tag)) }

/** A connection inside a transaction. What a turn of the loop asks leaves in one write and is answered in one. */
export class TransactionConnection implements DatabaseConnection {
  readonly #send: (batch: Batch) => void
  readonly #reads: boolean
  readonly #opening: readonly Statement[]
  #waiting: Statement[] = []
  #isOpen = false
  #ended = false

  constructor(send: (batch: Batch) => void, { opening, reads = false }: TransactionOptions) {
    this.#send = send
    this.#reads = reads
    this.#opening = opening.map(unheard)
  }

  #ask(text: string, values: readonly unknown[], done: Statement['done']): void {
    const statement = { text, name: nameOf(text), values: values.map((value) => prepareValue(value)), done }
    if (this.#waiting.push(statement) === 1) process.nextTick(leave, this)
  }

  /** Sends what waits. */
  leave(): void {
    const statements = this.#isOpen ? this.#waiting : [...this.#opening, ...this.#waiting]
    this.#waiting = []
    this.#isOpen = !this.#reads
    this.#send(new Batch(statements))
  }

  /** Ends the transaction: what is asked later would run in somebody else's. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.close()
    if (!this.#isOpen && this.#waiting.length === 0) return
    const tag = await new Promise<string>((resolve, reject) => {
      this.#ask(how, [], (error, outcome) => (outcome ? resolve(outcome.tag) : reject(error)))
    })
    if (how === 'commit' && tag !== 'COMMIT') throw new Error('The transaction was rolled back.')
  }

  /** What is asked later is refused. A reading has nothing else to end. */
  close(): void {
    this.#ended = true
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return new Promise((resolve, reject) => {
      if (this.#ended) throw new Error('The transaction of this statement has ended.')
      this.#ask(sql, parameters, (error, outcome) => (outcome ? resolve(resultOf(outcome)) : reject(error)))
    })
  }

  // biome-ignore lint/correctness/useYield: the interface wants it; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: page the query.')
  }
}

/** What a plan that is kept has to know stands in the statement: how long a list is, and which way a switch stands. */
class Compiler extends PostgresQueryCompiler {
  protected override visitValue(node: ValueNode): void {
    const { value } = node
    const isTold =
      (typeof value === 'boolean' && this.parentNode && BinaryOperationNode.is(this.parentNode)) ||
      (typeof value === 'number' && this.parentNode && LimitNode.is(this.parentNode) && isUsual(value)) ||
      (value === 0 && this.parentNode && OffsetNode.is(this.parentNode))
    if (isTold) this.append(String(value))
    else super.visitValue(node)
  }
}

const compiler = new Compiler()
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

/** Without plugins and with one connection, a statement goes straight to it. */
class Executor extends DefaultQueryExecutor {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    super(compiler, adapter, { provideConnection: (use) => use(connection) })
    this.#connection = connection
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#connection.executeQuery<R>(query)
  }
}

/** A query builder bound to one open transaction. */
export const builderOver = <DB>(connection: DatabaseConnection): Kysely<DB> =>
  new Kysely<DB>({ config, dialect, driver, executor: new Executor(connection) })
