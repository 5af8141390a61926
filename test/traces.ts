/** What a tenant's rows are, as one hash for each table: equal before and after means untouched. */
import type { TestTenant } from './kit/tenant.ts'

/** The tables that hold rows of tenants, read from the catalogue. */
export async function tenantTables({ sql }: Pick<TestTenant, 'sql'>): Promise<string[]> {
  const rows = await sql<{ name: string }>(`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`)
  return rows.map(({ name }) => name)
}

/** Table → hash of the tenant's rows; jobs of the tenant count too. */
export async function tracesOf(tenant: Pick<TestTenant, 'sql' | 'id'>): Promise<Record<string, string>> {
  const tables = await tenantTables(tenant)
  const parts = tables.map(
    (table) =>
      `select '${table}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
       from ${table} t where tenant_id = ${tenant.id}`,
  )
  const rows = await tenant.sql<{ name: string; hash: string }>(
    `${parts.join(' union all ')}
     union all select 'fila', count(*)::text from graphile_worker._private_jobs
     where (payload->>'tenant_id')::int = ${tenant.id}`,
  )
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}
