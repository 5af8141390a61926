/** The owner of the database: a plain user of PostgreSQL. What only an administrator can give it, as SQL. */

/** The owner takes these: the role of the requests, and that of the register of tenants. */
export const TAKEN = ['turmalina_app', 'turmalina_registro'] as const
/** Reads everything for a backup (database/copy.ts). Nobody takes it: who inherits it sees past the walls. */
export const COPY = 'turmalina_copia'

/** What is ours in the database: every relation, routine and schema that no extension brought; counters of a column follow it. */
export const OURS = `
  select case when relkind = 'c' then 'type' else 'table' end as kind, c.oid::regclass::text as name, relowner as owner
  from pg_class c where relkind in ('r', 'p', 'v', 'm', 'c', 'S') and relnamespace::regnamespace::text in ('public', 'graphile_worker')
    and not (relkind = 'S' and exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
  union all
  select 'routine', p.oid::regprocedure::text, proowner from pg_proc p
  where pronamespace::regnamespace::text in ('public', 'graphile_worker')
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select 'schema', nspname, nspowner from pg_namespace where nspname = 'graphile_worker'`

/** Hands over what is ours and belongs to somebody else; `owner` as PostgreSQL writes it. In one statement. */
export const handOver = (owner: string): string =>
  `do $$ declare it record; begin for it in select * from (${OURS}) ours
    where owner <> '${owner}'::regrole loop execute format('alter %s %s owner to ${owner}', it.kind, it.name); end loop; end $$;`.replace(
    /\s+/g,
    ' ',
  )

/** Makes a role unless it is there: roles belong to the whole server. */
export const makeRole = (role: string, options: string): string =>
  `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role} ${options}; end if; end $$;`
