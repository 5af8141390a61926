/** Writes database/types.ts from a migrated database. `npm run types -- --check` only compares. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { root } from '../core/server/paths.ts'
import { createDatabase, startTestPostgres } from '../core/testing/postgres.ts'
import { migrate } from '../database/migrate.ts'

const target = path.join(root, 'database', 'types.ts')

const FOOT = `
/** jsonb: parsed when read, written as JSON text. */
export type JsonText = ColumnType<unknown, string, string>;
`

/** Columns of views that show one table as it is: never null where the table's are not. */
const NOT_NULL = `
  select u.view_name as view, a.attname as column
  from (select view_name, min(table_name) as table_name from information_schema.view_table_usage
    where view_schema = 'public' group by view_name having count(*) = 1) u
  join pg_attribute a on a.attrelid = u.table_name::regclass and a.attnotnull and a.attnum > 0
  join pg_attribute v on v.attrelid = u.view_name::regclass and v.attname = a.attname`

/** PostgreSQL does not say which columns of a view may be null, and the generator takes every one to be. */
async function withNotNull(types: string, connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ view: string; column: string }>(NOT_NULL)
  await client.end()
  let told = types
  for (const { view, column } of rows) {
    const name = view.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
    told = told.replace(
      new RegExp(`(export interface ${name} \\{[^}]*?\\n  ${column}: [^;]*?) \\| null;`),
      '$1;',
    )
  }
  return told
}

async function generate(): Promise<string> {
  const postgres = await startTestPostgres()
  try {
    const connection = await createDatabase(postgres)
    await migrate(connection, { directory: path.join(root, 'database', 'migrations'), log: () => {} })
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'turmalina-types-')), 'types.ts')
    const { host, port, user, password = '', database } = connection
    const url = `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
    execFileSync(
      path.join(root, 'node_modules', '.bin', 'kysely-codegen'),
      [
        ...[
          '--dialect',
          'postgres',
          '--url',
          url,
          '--out-file',
          file,
          '--exclude-pattern',
          '{migracao,graphile_worker.*}',
        ],
        ...['--type-mapping', '{"int8":"number","jsonb":"JsonText"}'],
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    return (await withNotNull(readFileSync(file, 'utf8'), connection)) + FOOT
  } finally {
    await postgres.stop()
  }
}

const generated = await generate()
if (!process.argv.includes('--check')) writeFileSync(target, generated)
else if (generated !== readFileSync(target, 'utf8')) {
  process.stderr.write('database/types.ts não é o do banco migrado: rode npm run types.\n')
  process.exit(1)
}
