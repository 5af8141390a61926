/** Migrations: each once, in order, whatever happens: ten programs at once, a kill, a changed history. */
import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createDatabase,
  startTestPostgres,
  type TestConnection,
  type TestPostgres,
} from '../core/testing/postgres.ts'
import { migrate, pending, readMigrations } from './migrate.ts'

let server: TestPostgres
const folders: string[] = []

beforeAll(async () => {
  server = await startTestPostgres()
})

afterAll(async () => {
  await server?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder of migrations; each writes its own name into `feito`, so that running twice shows. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-migracoes-'))
  folders.push(folder)
  for (const [name, sql] of Object.entries(files)) writeFileSync(path.join(folder, name), sql)
  return folder
}

const steps = (count: number, work = ''): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `000${index + 1}_passo.sql`,
      `${index === 0 ? 'create table feito (passo int);\n' : ''}insert into feito values (${index + 1});\n${work}\n`,
    ]),
  )

async function ask(connection: TestConnection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const result = await client.query(sql)
    return Array.isArray(result) ? (result.at(-1)?.rows ?? []) : result.rows
  } finally {
    await client.end()
  }
}

const done = async (connection: TestConnection): Promise<unknown[]> =>
  (await ask(connection, 'select passo from feito order by passo')).map(({ passo }) => passo)

const refusal = (attempt: Promise<unknown>): Promise<Error> =>
  attempt.then(
    () => Promise.reject(new Error('it went through')),
    (error: Error) => error,
  )

describe('in order, once', () => {
  it('runs what is missing and says so', async () => {
    const directory = folderOf(steps(2))
    const database = await createDatabase(server)
    expect(await pending(database, { directory })).toEqual(['0001_passo.sql', '0002_passo.sql'])
    expect(await migrate(database, { directory })).toEqual(['0001_passo.sql', '0002_passo.sql'])
    expect(await migrate(database, { directory })).toEqual([])
    expect(await pending(database, { directory })).toEqual([])

    const longer = folderOf(steps(3))
    const pool = new pg.Pool(database)
    expect(await pending(pool, { directory: longer })).toEqual(['0003_passo.sql'])
    await pool.end()
    expect(await migrate(database, { directory: longer })).toEqual(['0003_passo.sql'])
    expect(await done(database)).toEqual([1, 2, 3])
  })

  it('ten at once on each of three databases of one server: one works, roles included', async () => {
    const directory = folderOf(steps(3, 'select pg_sleep(0.1);'))
    const databases = await Promise.all([1, 2, 3].map(() => createDatabase(server)))
    for (const database of databases) {
      const told: string[] = []
      const runs = Array.from({ length: 10 }, () =>
        migrate(database, { directory, log: (m) => told.push(m) }),
      )
      const applied = await Promise.all(runs)
      expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
      expect(told.some((message) => message.includes('aguardando'))).toBe(true)
    }
    const fresh = await Promise.all([1, 2, 3].map(() => createDatabase(server)))
    await Promise.all(fresh.map((database) => migrate(database, { directory })))
    for (const database of [...databases, ...fresh]) expect(await done(database)).toEqual([1, 2, 3])
  })

  it('makes roles without powers that the connecting role may take', async () => {
    const database = await createDatabase(server)
    await migrate(database, { directory: folderOf(steps(1)) })
    const roles = await ask(
      database,
      `select rolname, rolcanlogin or rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as powers,
              pg_has_role(current_user, oid, 'usage') as mine
         from pg_roles where rolname in ('turmalina_app', 'turmalina_registro', 'turmalina_copia') order by rolname`,
    )
    expect(roles).toEqual([
      { rolname: 'turmalina_app', powers: false, mine: true },
      // Whoever inherits the backup's role sees past the walls.
      { rolname: 'turmalina_copia', powers: false, mine: false },
      { rolname: 'turmalina_registro', powers: false, mine: true },
    ])
    const [taken] = await ask(database, 'begin; set local role turmalina_app; select current_user as me')
    expect(taken).toEqual({ me: 'turmalina_app' })
  })

  it('tells a role without the right to hand out roles what to ask for, and works once it is given', async () => {
    const role = `${server.prefix}_dono`
    const database = await createDatabase(server)
    await migrate(await createDatabase(server), { directory: folderOf(steps(1)) })
    await ask(
      database,
      `create role ${role} login password 'dono'; grant ${role} to current_user;
        alter database ${database.database} owner to ${role}`,
    )
    const owner = { ...database, user: role, password: 'dono' }
    try {
      const error = await refusal(migrate(owner, { directory: folderOf(steps(1)) }))
      expect(error.message).toContain(`grant turmalina_app to ${role};`)
      await ask(database, `grant turmalina_app, turmalina_registro to ${role}`)
      expect(await migrate(owner, { directory: folderOf(steps(1)) })).toEqual(['0001_passo.sql'])
    } finally {
      await ask(
        database,
        `drop owned by ${role} cascade; alter database ${database.database} owner to current_user`,
      )
      await ask(database, `drop role ${role}`)
    }
  })
})

describe('killed in the middle', () => {
  const program = (connection: TestConnection, directory: string): string => `
    import { migrate } from '${new URL('./migrate.ts', import.meta.url).href}'
    const log = (message) => console.log(message)
    await migrate(${JSON.stringify(connection)}, { directory: ${JSON.stringify(directory)}, log })`
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

  /** Runs the migrations elsewhere and kills them while the given file is at work. */
  async function killDuring(connection: TestConnection, directory: string, file: string): Promise<void> {
    const child: ChildProcess = spawn(
      process.execPath,
      ['--import', tsx, '--input-type=module', '-e', program(connection, directory)],
      { stdio: ['ignore', 'pipe', 'inherit'], cwd: import.meta.dirname },
    )
    const ended = new Promise<NodeJS.Signals | null>((resolve) =>
      child.once('exit', (_, signal) => resolve(signal)),
    )
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes(file)) setTimeout(() => child.kill('SIGKILL'), 100)
    })
    // The control: it was killed at work, it had not ended.
    expect(await ended).toBe('SIGKILL')
  }

  it('in each step: the next run completes, nothing twice, nothing half', async () => {
    const directory = folderOf({
      ...steps(2, 'select pg_sleep(0.6);\ninsert into feito select passo from feito where false;'),
      '0003_indice.sql': `-- no-transaction
drop index concurrently if exists feito_passo;
create index concurrently feito_passo on feito (passo);
select pg_sleep(0.6);
insert into feito select 3 where not exists (select from feito where passo = 3);
`,
    })
    const database = await createDatabase(server)
    await killDuring(database, directory, '0001')
    expect(await ask(database, `select to_regclass('feito') is null as nothing`)).toEqual([{ nothing: true }])
    await killDuring(database, directory, '0002')
    expect(await pending(database, { directory })).toEqual(['0002_passo.sql', '0003_indice.sql'])
    await killDuring(database, directory, '0003')
    expect(await migrate(database, { directory })).toEqual(['0003_indice.sql'])
    expect(await done(database)).toEqual([1, 2, 3])
    const valid = await ask(
      database,
      `select indisvalid as valid from pg_index where indexrelid = 'feito_passo'::regclass`,
    )
    expect(valid).toEqual([{ valid: true }])
  })

  it('a step that fails is undone whole, the ones before it stay, and it says where', async () => {
    const directory = folderOf(steps(1))
    writeFileSync(path.join(directory, '0002_erro.sql'), 'insert into feito values (2);\n\nselect 1 / 0;\n')
    writeFileSync(path.join(directory, '0003_nome.sql'), 'select 1;\nselect nada;\n')
    const database = await createDatabase(server)
    const error = await refusal(migrate(database, { directory }))
    expect(error.message).toContain('0002_erro.sql falhou e foi desfeita: division by zero')
    expect(await done(database)).toEqual([1])
    writeFileSync(path.join(directory, '0002_erro.sql'), 'insert into feito values (2);\n')
    expect((await refusal(migrate(database, { directory }))).message).toContain('0003_nome.sql (linha 2)')
    expect(await done(database)).toEqual([1, 2])
  })

  it('refuses a file with a transaction of its own before anything runs; words in bodies are no matter', async () => {
    const database = await createDatabase(server)
    for (const end of ['commit', 'BEGIN', 'start  transaction', 'rollback']) {
      const directory = folderOf({ '0001_fim.sql': `create table feito (passo int);\n${end};\nselect 1;\n` })
      expect((await refusal(migrate(database, { directory }))).message).toContain(`tem um ${end} próprio`)
    }
    const nothing = `select to_regclass('feito') is null and to_regclass('migracao') is null as nothing`
    expect(await ask(database, nothing)).toEqual([{ nothing: true }])
    const directory = folderOf({
      '0001_corpo.sql': `create procedure p() language plpgsql as $x$ begin perform 1; commit; end $x$; -- ; commit
create function f() returns int language sql begin atomic select 1; end;
/* ; commit; */ create table feito as select '; commit;' || f() as passo;\n`,
    })
    expect(await migrate(database, { directory })).toEqual(['0001_corpo.sql'])
  })

  it('gives up on a busy table after 3 s, lets the readers by, and tries again', async () => {
    const directory = folderOf(steps(1))
    const database = await createDatabase(server)
    await migrate(database, { directory })
    writeFileSync(path.join(directory, '0002_coluna.sql'), 'alter table feito add nota int;\n')
    const holder = new pg.Client(database)
    await holder.connect()
    await holder.query('begin; select from feito')
    const told: string[] = []
    const run = migrate(database, { directory, log: (message) => told.push(message) })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    // Behind the waiting ALTER a reader waits too, and no longer than it: whoever holds the table still does.
    expect(await ask(database, 'select passo from feito')).toEqual([{ passo: 1 }])
    await holder.query('rollback')
    await holder.end()
    expect(await run).toEqual(['0002_coluna.sql'])
  })
})

describe('histories that differ', () => {
  it('refuses a file that changed after it was applied; line ends do not count', async () => {
    const directory = folderOf(steps(2))
    const database = await createDatabase(server)
    await migrate(database, { directory })
    const file = path.join(directory, '0001_passo.sql')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'))
    expect(await migrate(database, { directory })).toEqual([])
    appendFileSync(file, '-- mais\n')
    const error = await refusal(migrate(database, { directory }))
    expect(error).toMatchObject({ told: true })
    expect(error.message).toContain('0001_passo.sql mudou depois de aplicada')
    expect(await done(database)).toEqual([1, 2])
  })

  it('refuses a database that is ahead; a running older version still counts as ready', async () => {
    const database = await createDatabase(server)
    await migrate(database, { directory: folderOf(steps(3)) })
    const older = folderOf(steps(2))
    expect((await refusal(migrate(database, { directory: older }))).message).toContain(
      '0003_passo.sql, que esta versão',
    )
    expect(await pending(database, { directory: older })).toEqual([])
  })

  it('refuses a file that comes before one already applied', async () => {
    const { '0002_passo.sql': second = '', ...rest } = steps(3)
    const directory = folderOf(rest)
    const database = await createDatabase(server)
    await migrate(database, { directory })
    writeFileSync(path.join(directory, '0002_passo.sql'), second)
    expect((await refusal(migrate(database, { directory }))).message).toContain(
      '0002_passo.sql chegou depois da 3',
    )
    expect(await done(database)).toEqual([1, 3])
  })

  it('refuses names out of shape and numbers given twice', async () => {
    expect((await refusal(readMigrations(folderOf({ '1_a.sql': '' })))).message).toContain('NNNN_nome.sql')
    const twice = folderOf({ '0001_a.sql': 'select 1', '0001_b.sql': 'select 1' })
    expect((await refusal(readMigrations(twice))).message).toContain('0001_b.sql')
    expect(await readMigrations(folderOf({ '0001_a.sql': '', 'leia.md': '' }))).toHaveLength(1)
  })
})

describe('databases for tests', () => {
  it('copies a template while nobody is connected to it, and waits for the last one to leave', async () => {
    const template = await createDatabase(server)
    await migrate(template, { directory: folderOf(steps(1)) })
    const late = new pg.Client(template)
    await late.connect()
    setTimeout(() => void late.end(), 300)
    const copies = await Promise.all(
      [1, 2, 3].map(() => createDatabase(server, { template: template.database })),
    )
    for (const copy of copies) expect(await done(copy)).toEqual([1])
    expect(new Set(copies.map(({ database }) => database)).size).toBe(3)
  })
})
