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

/** Columns that may hold one of a few values: their checks, told of views that show one table as well. */
const ONE_OF = `
  with column_check as (
    select c.conrelid as of, a.attname as column, pg_get_constraintdef(c.oid) as check
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace)
  select of::regclass::text as table, "column", "check" from column_check
  union all
  select u.view_name, k.column, k.check
  from (select view_name, min(table_name) as table_name from information_schema.view_table_usage
    where view_schema = 'public' group by view_name having count(*) = 1) u
  join column_check k on k.of = u.table_name::regclass
  join pg_attribute v on v.attrelid = u.view_name::regclass and v.attname = k.column`

/** `CHECK ((estado = ANY (ARRAY['a'::text, 'b'::text])))`; of a list, each of its values (`<@`). */
const VALUES = /^CHECK \(\(\w+ (?:= ANY \(ARRAY|<@ ARRAY)\[((?:(?:'[^']*'::text|\d+)(?:, )?)+)\]\)?\)\)$/

/** The values that a check allows, as a union; undefined: it asks something else. */
function unionOf(check: string): string | undefined {
  const values = VALUES.exec(check)?.[1]
  return values
    ?.split(', ')
    .map((value) => value.replace(/::text$/, '').replace(/^'(.*)'$/, '"$1"'))
    .join(' | ')
}

const interfaceOf = (table: string): string =>
  table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Replaces a part of what the type of one column says. */
const told = (types: string, table: string, column: string, part: RegExp, by: string): string =>
  types.replace(
    new RegExp(`(export interface ${interfaceOf(table)} \\{[^}]*?\\n  ${column}: )([^;]*)`),
    (_, before: string, type: string) => before + type.replace(part, by),
  )

/** What the generator does not ask of the database: which columns of a view are never null, which values a column has. */
async function withMore(types: string, connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const notNull = await client.query<{ view: string; column: string }>(NOT_NULL)
  const oneOf = await client.query<{ table: string; column: string; check: string }>(ONE_OF)
  await client.end()
  let more = types
  for (const { view, column } of notNull.rows) more = told(more, view, column, / \| null$/, '')
  for (const { table, column, check } of oneOf.rows) {
    const union = unionOf(check)
    if (union) more = told(more, table, column, /\b(?:string|number)\b/, union)
  }
  return more
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
    return (await withMore(readFileSync(file, 'utf8'), connection)) + FOOT
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
