/** Brings a database to the version of the code: plain SQL files, in order, forward only, each once. */

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { codeOf } from '../core/contract/narrow.ts'
import { checkRights, ensureRoles, rolesReady } from './roles.ts'
import { letDown, metWall, openToItself, putUp } from './walls.ts'

export interface Migration {
  numero: number
  /** The file's name, `0001_kernel.sql`. */
  nome: string
  sql: string
  /** sha-256 of the text with line ends as LF, so that a checkout on Windows counts as the same. */
  checksum: string
  transactional: boolean
}

export interface MigrateOptions {
  directory: string
  log?: (message: string) => void
  /** How long to wait for another program that is migrating; 10 minutes. */
  waitMs?: number
}

/** A reason not to start for the person at the terminal: Portuguese, then English. */
export class MigrationProblem extends Error {
  override name = 'MigrationProblem'
  readonly told = true

  constructor(pt: string, en: string, options?: ErrorOptions) {
    super(`${pt}\n${en}`, options)
  }
}

const NAME = /^(\d{4})_[a-z0-9_]+\.sql$/
const MARK = /^--\s*no-transaction\b/

/** Comments, strings and function bodies, inside which a semicolon or a word means nothing to us. */
const OPAQUE = /--.*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g
const ENDS_TRANSACTION =
  /(?:^|;)\s*(begin|commit|rollback|abort|start\s+transaction|prepare\s+transaction)\b/i

function refuseOwnTransaction({ nome, sql, transactional }: Migration): void {
  const word = transactional ? ENDS_TRANSACTION.exec(sql.replace(OPAQUE, ' '))?.[1] : undefined
  if (word)
    throw new MigrationProblem(
      `A migração ${nome} tem um ${word} próprio: cada arquivo já roda numa transação. Tire-o; nada foi alterado.`,
      `Migration ${nome} has a ${word} of its own: each file already runs in a transaction. Remove it; nothing was changed.`,
    )
}

/** The migrations of a folder, in order. A name that does not fit or a number given twice is refused. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    names.map(async (nome): Promise<Migration> => {
      const numero = Number(NAME.exec(nome)?.[1])
      if (!numero)
        throw new MigrationProblem(
          `A migração ${nome} deve se chamar NNNN_nome.sql.`,
          `Migration ${nome} must be named NNNN_name.sql.`,
        )
      const sql = (await readFile(path.join(directory, nome), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { numero, nome, sql, checksum, transactional: !MARK.test(sql) }
    }),
  )
  migrations.forEach(refuseOwnTransaction)
  const twice = migrations.find(({ numero }, index) => migrations[index - 1]?.numero === numero)
  if (twice)
    throw new MigrationProblem(
      `Há duas migrações com o número de ${twice.nome}.`,
      `Two migrations have the number of ${twice.nome}.`,
    )
  return migrations
}

interface Applied {
  numero: number
  nome: string
  checksum: string
}

async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  const { rows: found } = await client.query(`select to_regclass('migracao') is not null as there`)
  if (!found[0]?.there) return []
  return (await client.query<Applied>('select numero, nome, checksum from migracao order by numero')).rows
}

/** What remains to apply; throws when the database and the code tell different histories. */
function compare(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.numero, migration]))
  for (const { numero, nome, checksum } of applied) {
    const ours = known.get(numero)
    if (!ours || ours.nome !== nome)
      throw new MigrationProblem(
        `O banco já recebeu a migração ${nome}, que esta versão da Turmalina não conhece. Use a versão mais nova; nada foi alterado.`,
        `The database already has migration ${nome}, which this version of Turmalina does not know. Use the newer version; nothing was changed.`,
      )
    if (ours.checksum !== checksum)
      throw new MigrationProblem(
        `A migração ${nome} mudou depois de aplicada. Desfaça a mudança e escreva uma migração nova; nada foi alterado.`,
        `Migration ${nome} changed after it was applied. Undo the change and write a new migration; nothing was changed.`,
      )
  }
  const last = applied.at(-1)?.numero ?? 0
  const done = new Set(applied.map(({ numero }) => numero))
  const missing = migrations.filter(({ numero }) => !done.has(numero))
  const late = missing.find(({ numero }) => numero < last)
  if (late)
    throw new MigrationProblem(
      `A migração ${late.nome} chegou depois da ${last}, já aplicada. Dê a ela um número maior; nada foi alterado.`,
      `Migration ${late.nome} came after ${last}, already applied. Give it a higher number; nothing was changed.`,
    )
  return missing
}

const CREATE_TABLE = `create table if not exists migracao (
  numero int primary key,
  nome text not null unique,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

const INSERT = 'insert into migracao (numero, nome, checksum) values ($1, $2, $3)'

/** 'turmalin' in ASCII: one lock for each database. */
const LOCK_KEY = '8391739294786283886'
const POLL_MS = 100
const WAIT_MS = 600_000

/** A migration never holds the product up: it gives up on a busy table and tries again. */
const LOCK_TIMEOUT = '3s'
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'
const LOCK_ATTEMPTS = 10

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Waits until no other program migrates. The lock lives in an open transaction of its own connection, so that it
 * works through PgBouncer in transaction mode; polling keeps no snapshot that `create index concurrently` would
 * have to wait for.
 */
async function takeTurn(
  guard: pg.ClientBase,
  { log = () => {}, waitMs = WAIT_MS }: MigrateOptions,
): Promise<void> {
  for (const start = Date.now(); ; await pause(POLL_MS)) {
    await guard.query('begin; set local idle_in_transaction_session_timeout = 0')
    const { rows } = await guard.query(`select pg_try_advisory_xact_lock(${LOCK_KEY}) as mine`)
    if (rows[0]?.mine) return
    await guard.query('rollback')
    if (Date.now() - start > waitMs)
      throw new MigrationProblem(
        'Outro processo está atualizando o banco há tempo demais. Veja o que ele espera e tente de novo.',
        'Another process has been migrating the database for too long. See what it waits for and try again.',
      )
    if (Date.now() - start < POLL_MS) log('Outro processo está atualizando o banco; aguardando…')
  }
}

/** No tenant: a row under forced row-level security that is met is told by an error, never left out in silence. */
const OPENING = `begin; set local lock_timeout = '${LOCK_TIMEOUT}'; set local statement_timeout = 0;
set local app.tenant_id = ''`

/** A file that named a tenant of its own read as that one alone, where a new key asks for the rows of all. */
const NAMED = `select coalesce(current_setting('app.tenant_id', true), '') <> '' as named`

/** The record is written first: were the lock ever lost, two programs would meet here and not in the tables. */
async function runWhole(
  client: pg.ClientBase,
  { numero, nome, sql, checksum }: Migration,
  walls: 'up' | 'down',
): Promise<'done' | 'met a wall'> {
  await client.query(OPENING)
  try {
    await client.query(INSERT, [numero, nome, checksum])
    if (walls === 'down') await letDown(client, sql)
    await client.query(openToItself(sql))
    const { rows } = await client.query<{ named: boolean }>(NAMED)
    if (walls === 'up' && rows[0]?.named) {
      await client.query('rollback')
      return 'met a wall'
    }
    await putUp(client)
    await client.query('commit')
    return 'done'
  } catch (error) {
    await client.query('rollback')
    if (walls === 'up' && metWall(error)) return 'met a wall'
    throw error
  }
}

/** The walls come down only for what needs it: a table whose wall is moved is closed to everybody meanwhile. */
async function applyWhole(client: pg.ClientBase, migration: Migration): Promise<void> {
  if ((await runWhole(client, migration, 'up')) === 'met a wall') await runWhole(client, migration, 'down')
}

/** Statements one by one, each ending its line with a semicolon; they must bear being run again after a kill. */
async function applyInPieces(
  client: pg.ClientBase,
  { numero, nome, sql, checksum }: Migration,
): Promise<void> {
  await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'; set statement_timeout = 0`)
  const statements = sql.split(/;[ \t]*$/m).filter((piece) => piece.replace(/--.*$/gm, '').trim() !== '')
  for (const statement of statements) await client.query(statement)
  await client.query(INSERT, [numero, nome, checksum])
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await (migration.transactional ? applyWhole : applyInPieces)(client, migration)
      return
    } catch (error) {
      const code = codeOf(error)
      if (attempt < LOCK_ATTEMPTS && (code === LOCK_NOT_AVAILABLE || code === DEADLOCK)) {
        await pause(200 * attempt)
        continue
      }
      const { message, position } = error as { message: string; position?: string }
      const line = position ? migration.sql.slice(0, Number(position)).split('\n').length : 0
      const where = line && migration.transactional ? ` (linha ${line})` : ''
      throw new MigrationProblem(
        `A migração ${migration.nome}${where} falhou e foi desfeita: ${message}`,
        `Migration ${migration.nome} failed and was rolled back: ${message}`,
        { cause: error },
      )
    }
  }
}

async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name: 'turmalina-migracao' })
  // A lost connection is told by the statement that meets it.
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * Applies what is missing and returns the names of the files applied, in order. Any number of programs may call it
 * at once: one works, the others wait. A kill at any moment is safe; the next call goes on. The connecting role
 * becomes the owner of the tables. Throws `MigrationProblem`, having changed nothing, when the histories differ.
 */
export async function migrate(connection: pg.ClientConfig, options: MigrateOptions): Promise<string[]> {
  const { directory, log = () => {} } = options
  const migrations = await readMigrations(directory)
  const client = await connect(connection)
  try {
    await checkRights(client)
    const ready = await rolesReady(client)
    if (compare(migrations, await readApplied(client)).length === 0 && ready) return []
    const guard = await connect(connection)
    try {
      await takeTurn(guard, options)
      await ensureRoles(client)
      await client.query(CREATE_TABLE)
      const missing = compare(migrations, await readApplied(client))
      for (const [index, migration] of missing.entries()) {
        log(`Atualizando o banco (${index + 1} de ${missing.length}): ${migration.nome}`)
        await apply(client, migration)
      }
      return missing.map(({ nome }) => nome)
    } finally {
      await guard.end()
    }
  } finally {
    await client.end()
  }
}

const folders = new Map<string, Promise<Migration[]>>()

/** Read once: the files of a running program do not change. */
function readOnce(directory: string): Promise<Migration[]> {
  const known = folders.get(directory) ?? readMigrations(directory)
  folders.set(directory, known)
  known.catch(() => folders.delete(directory))
  return known
}

/** Anything that runs a query: a pool, a client. */
type Queryable = Pick<pg.Pool, 'query'>

/**
 * Names of the code's migrations that the database lacks; empty when it is at head, or ahead of this code (a newer
 * version is being rolled out). Give it a pool where it is asked often; a config opens a connection each time.
 */
export async function pending(
  database: Queryable | pg.ClientConfig,
  { directory }: { directory: string },
): Promise<string[]> {
  const migrations = await readOnce(directory)
  if (!('query' in database)) {
    const client = await connect(database)
    try {
      return await pending(client, { directory })
    } finally {
      await client.end()
    }
  }
  const applied = await readApplied(database as pg.ClientBase)
  const done = new Set(applied.map(({ nome }) => nome))
  return migrations.map(({ nome }) => nome).filter((nome) => !done.has(nome))
}
