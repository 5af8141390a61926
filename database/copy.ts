/**
 * What a backup may read: everything of every tenant, by a role that does nothing else (decision 29). The tables' owner
 * can't be the one: forced row-level security binds it to one tenant.
 */
import pg from 'pg'

/** One statement for each right that the role still lacks; none on a database that is to date. */
const LACKING = `
with place as (select oid, nspname from pg_namespace where nspname in ('public', 'graphile_worker')),
  relation as (
    select c.oid, relkind, relrowsecurity, c.oid::regclass::text as name from pg_class c
    join place on place.oid = relnamespace where relkind in ('r', 'p', 'S'))
select format('grant usage on schema %I to turmalina_copia', nspname) as command from place
where not has_schema_privilege('turmalina_copia', oid, 'USAGE')
union all
select format('grant select on %s %s to turmalina_copia', case relkind when 'S' then 'sequence' else 'table' end, name)
from relation where case relkind
  when 'S' then not has_sequence_privilege('turmalina_copia', oid, 'SELECT')
  else not has_table_privilege('turmalina_copia', oid, 'SELECT') end
union all
select format('create policy copia on %s for select to turmalina_copia using (true)', name)
from relation where relrowsecurity and not exists (
  select from pg_policy where polrelid = relation.oid and polname = 'copia')`

/** A busy table, or another process that does the same: what is still lacking is seen again. */
const AGAIN = new Set(['55P03', '40P01', '42710', 'XX000'])
const ROUNDS = 20

/** Lets the backup read what was made since: our tables and the queue's. Each is closed for a moment, by itself. */
export async function openForCopy(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`set lock_timeout = '3s'`)
    for (let round = 1; ; round += 1) {
      const { rows } = await client.query<{ command: string }>(LACKING)
      if (rows.length === 0) return
      for (const { command } of rows)
        await client.query(command).catch((error: { code?: string }) => {
          if (round === ROUNDS || !AGAIN.has(error.code ?? '')) throw error
        })
    }
  } finally {
    await client.end()
  }
}
