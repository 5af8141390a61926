/**
 * Lets a migration reach the rows of every tenant as a plain owner: forced row-level security binds the owner too, and
 * what a superuser never met (a new key checked against rows, an update of all) fails without a tenant.
 */

import type pg from 'pg'
import { codeOf } from '../core/contract/narrow.ts'

/** What reading a table under forced row-level security says to whoever named no tenant: unset, or set to nothing. */
const NO_TENANT = new Set(['42704', '22P02'])

/** Whether the same file may come through with the walls of the tables it names let down. */
export const metWall = (error: unknown): boolean => NO_TENANT.has(codeOf(error) ?? '')

const ISOLATE = /\bcall\s+isolate\s*\(\s*'(\w+)'\s*\)\s*;/gi

/** A table that the file itself makes stays open to it: nobody else sees it before the commit. On the same line. */
export const openToItself = (sql: string): string =>
  sql.replace(ISOLATE, (call, table: string) => `${call} alter table ${table} no force row level security;`)

async function isolated(client: pg.ClientBase, forced: boolean): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and relrowsecurity and relforcerowsecurity = $1 order by relname`,
    [forced],
  )
  return rows.map(({ name }) => name)
}

/** Before the file: the tables it names. Others never see them open, since they wait for the end of the transaction. */
export async function letDown(client: pg.ClientBase, sql: string): Promise<void> {
  const words = new Set(sql.match(/\w+/g))
  for (const table of await isolated(client, true))
    if (words.has(table)) await client.query(`alter table ${table} no force row level security`)
}

/** After the file, before the commit: no table of a tenant stays open. */
export async function putUp(client: pg.ClientBase): Promise<void> {
  await client.query('set constraints all immediate')
  for (const table of await isolated(client, false))
    await client.query(`alter table ${table} force row level security`)
}
