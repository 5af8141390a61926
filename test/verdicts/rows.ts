/** Every row of a tenant, and what of them a change left otherwise. */
import pg from 'pg'
import { testApp } from '../kit/app.ts'
import type { TestTenant } from '../kit/tenant.ts'

type Row = Readonly<Record<string, unknown>>

/** What stands beside everything: the tip of the log. */
const BESIDE = ['auditoria_ponta']

export interface Change {
  /** Made, gone, or with other values. */
  sign: '+' | '-' | '*'
  row: Readonly<Record<string, Row>>
}

/** Every row of a tenant, as it was when it was last looked at. */
export async function rowsOf(tenant: TestTenant) {
  // A connection of its own, which plans the question about every table once.
  const client = new pg.Client((await testApp()).connection)
  await client.connect()
  await client.query(
    `select set_config('app.tenant_id', $1, false), set_config('plan_cache_mode', 'force_generic_plan', false)`,
    [String(tenant.id)],
  )
  const ask = async <R extends pg.QueryResultRow>(text: string, values: unknown[], name?: string) =>
    (await client.query<R>({ text, values, ...(name && { name }) })).rows
  const tables = await tenant.sql<{ name: string; key: string[] }>(
    `select relname as name, array(
       select attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and attnum = any (i.indkey)
       where indrelid = c.oid and indisprimary and attname <> 'tenant_id' order by 1) as key
     from pg_class c where relnamespace = 'public'::regnamespace and relforcerowsecurity order by 1`,
  )
  const watched = tables.filter(({ name }) => !BESIDE.includes(name))
  const keys = new Map(watched.map(({ name, key }) => [name, key]))
  const counted = watched
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*)::int as rows, coalesce(max(xmin::text::bigint), 0)::int as last
         from "${name}" where tenant_id = $1`,
    )
    .join(' union all ')
  const keyOf = (name: string, row: Row) => String(keys.get(name)?.map((one) => row[one]))
  const known = new Map<string, { last: number; rows: Map<string, Row> }>(
    watched.map(({ name }) => [name, { last: 0, rows: new Map() }]),
  )
  const present = (row: Row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

  /** What one table holds otherwise than when it was last looked at: what was written since, and what is no longer there. */
  async function changesOf(name: string, total: number, last: number): Promise<Change[]> {
    const table = known.get(name) as { last: number; rows: Map<string, Row> }
    if (table.last === last && table.rows.size === total) return []
    const read = async (since: number) =>
      (
        await ask<{ row: Row }>(
          `select to_jsonb(x) - 'tenant_id' as row from "${name}" x
           where tenant_id = $1 and xmin::text::bigint > $2`,
          [tenant.id, since],
          name,
        )
      ).map(({ row }) => row)
    const changes = (await read(table.last)).flatMap((row): Change[] => {
      const was = table.rows.get(keyOf(name, row))
      table.rows.set(keyOf(name, row), row)
      if (!was) return [{ sign: '+', row: { [name]: present(row) } }]
      const other = Object.entries(row).filter(
        ([column, value]) => JSON.stringify(value) !== JSON.stringify(was[column]),
      )
      return other.length > 0 ? [{ sign: '*', row: { [name]: Object.fromEntries(other) } }] : []
    })
    table.last = Math.max(table.last, last)
    if (table.rows.size === total) return changes
    const there = new Set((await read(0)).map((row) => keyOf(name, row)))
    for (const [key, row] of table.rows)
      if (!there.has(key)) {
        table.rows.delete(key)
        changes.push({ sign: '-', row: { [name]: present(row) } })
      }
    return changes
  }

  return {
    end: () => client.end(),
    /** Since it was last asked. */
    async changes(): Promise<Change[]> {
      const found = await ask<{ name: string; rows: number; last: number }>(counted, [tenant.id], 'mudancas')
      const changes: Change[] = []
      for (const { name, rows, last } of found) changes.push(...(await changesOf(name, rows, last)))
      return changes
    },
  }
}
