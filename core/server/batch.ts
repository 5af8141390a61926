/** Several statements in one write, answered in one: the driver alone would end each of them by a round of its own. */
import pg from 'pg'
import {
  addBind,
  addClose,
  addDescribe,
  addExecute,
  addParse,
  addSync,
  beginPiece,
  type Parameter,
  takePiece,
} from './wire.ts'

export interface Outcome {
  rows: Record<string, unknown>[]
  /** What the server says it did: `SELECT 3`, `COMMIT`. */
  tag: string
}

export interface Statement {
  text: string
  /** Under a name the server plans it once a connection; empty: each time. */
  name: string
  values: readonly Parameter[]
  done(error: Error | null, outcome?: Outcome): void
}

interface Field {
  name: string
  dataTypeID: number
}

/** How the rows of a statement are read. */
interface Shape {
  fields: readonly Field[]
  parsers: readonly ((text: string) => unknown)[]
  /** What each row begins as. */
  blank: Readonly<Record<string, unknown>>
}

/** A statement as one connection knows it; without a shape until the server has described it. */
interface Prepared {
  shape?: Shape
  /** Who asked the server to plan it. Until it has, nobody else may count on it: what fails takes its plans along. */
  by: Batch
}

/** The driver's connection, as far as it is used here. */
interface Wire {
  stream: { write(bytes: Buffer): unknown }
}

interface Sent extends Pick<Statement, 'name' | 'done'> {
  known: Prepared
  /** Known when it was sent, so not asked for again. */
  shape: Shape | undefined
  rows: Record<string, unknown>[]
}

const NO_ROWS: Shape = { fields: [], parsers: [], blank: {} }

const shapeOf = (fields: readonly Field[]): Shape => ({
  fields,
  parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
  blank: Object.fromEntries(fields.map(({ name }) => [name, null])),
})

function rowOf(
  { fields, parsers, blank }: Shape,
  texts: readonly (string | null)[],
): Record<string, unknown> {
  const row = { ...blank }
  for (let at = 0; at < fields.length; at += 1) {
    const text = texts[at]
    const field = fields[at]
    if (text != null && field) row[field.name] = parsers[at]?.(text)
  }
  return row
}

/** What each connection has prepared; null: it failed, and nobody knows whether the server kept its name. */
const preparedOn = new WeakMap<Wire, Map<string, Prepared | null>>()

function preparedFor(wire: Wire): Map<string, Prepared | null> {
  const known = preparedOn.get(wire) ?? new Map<string, Prepared | null>()
  preparedOn.set(wire, known)
  return known
}

function add(prepared: Map<string, Prepared | null>, statement: Statement, by: Batch): Sent {
  const { name, text } = statement
  const kept = name ? prepared.get(name) : undefined
  let known = kept?.shape || kept?.by === by ? kept : undefined
  if (!known) {
    if (kept !== undefined) addClose(name)
    addParse(name, text)
    known = { by }
    if (name) prepared.set(name, known)
  }
  addBind(name, statement.values)
  if (!known.shape) addDescribe()
  addExecute()
  return { name, known, shape: known.shape, rows: [], done: statement.done }
}

/** The driver takes nothing else of its own accord where it pipelines. */
const Submitted = pg.Query as unknown as new (text: string) => object

/**
 * Statements of one transaction, sent and answered together. Where one fails the server does none of those behind it:
 * they are all told the same error.
 */
export class Batch extends Submitted {
  readonly statements: readonly Statement[]
  #sent: Sent[] = []
  #at = 0
  #wire: Wire | undefined
  /** Called once, when the server has nothing more to say to it. */
  onEnd: () => void = () => {}

  constructor(statements: readonly Statement[]) {
    super('')
    this.statements = statements
  }

  /** The driver's call: everything into one write. */
  submit(wire: Wire): null {
    this.#wire = wire
    const prepared = preparedFor(wire)
    beginPiece()
    this.#sent = this.statements.map((statement) => add(prepared, statement, this))
    addSync()
    wire.stream.write(takePiece())
    return null
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    const sent = this.#sent[this.#at]
    if (sent) sent.shape = shapeOf(fields)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const sent = this.#sent[this.#at]
    if (sent?.shape) sent.rows.push(rowOf(sent.shape, fields))
  }

  handleCommandComplete({ text }: { text: string }): void {
    const sent = this.#sent[this.#at]
    if (!sent) return
    this.#at += 1
    sent.known.shape ??= sent.shape ?? NO_ROWS
    sent.done(null, { rows: sent.rows, tag: text })
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  /** From the server, or because the connection is no more; then nothing may have been sent. */
  handleError(error: Error): void {
    const failed = (this.#wire ? this.#sent : this.statements).slice(this.#at)
    this.#at = this.statements.length
    for (const { name, done } of failed) {
      if (this.#wire && name) preparedFor(this.#wire).set(name, null)
      done(error)
    }
    this.onEnd()
  }

  handleReadyForQuery(): void {
    this.onEnd()
  }
}
