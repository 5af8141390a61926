/** Isolation read from the catalogue: every table, view, key and policy; other tenants' rows do not exist (S2). */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { testTenant } from '../test/kit/tenant.ts'

const client = new pg.Client(inject('connection'))

/** Tables that belong to no tenant. Each is out of reach of the role of the requests. */
const GLOBAL_TABLES = ['migracao', 'tenant']

beforeAll(() => client.connect())
afterAll(() => client.end())

const rows = async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> =>
  (await client.query<R>(text, values)).rows

/** Runs as the requests do: the powerless role, bound to a tenant, undone at the end. */
async function asTenant<T>(tenantId: number | undefined, work: () => Promise<T>): Promise<T> {
  await client.query('begin; set local role turmalina_app')
  if (tenantId !== undefined) await client.query(`set local app.tenant_id = '${tenantId}'`)
  try {
    return await work()
  } finally {
    await client.query('rollback')
  }
}

const tenantTables = async (): Promise<string[]> =>
  (
    await rows<{ name: string }>(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`)
  )
    .map(({ name }) => name)
    .filter((name) => !GLOBAL_TABLES.includes(name))

/** Tables without forced row-level security, the policy of the house, and that of the backup, which only reads. */
const unguarded = () =>
  rows<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not (c.relname = any ('{${GLOBAL_TABLES.join(',')}}'))
      and not (c.relrowsecurity and c.relforcerowsecurity
        and exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive
          and pg_get_expr(p.polqual, p.polrelid) = '(tenant_id = ( SELECT current_tenant() AS current_tenant))'
          and pg_get_expr(p.polwithcheck, p.polrelid) = '(tenant_id = current_tenant())')
        and (select count(*) from pg_policy p where p.polrelid = c.oid) = 2
        and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'copia' and p.polcmd = 'r'
          and p.polroles = array['turmalina_copia'::regrole::oid]))`)

describe('the catalogue', () => {
  it('shows a planted table without its policy', async () => {
    await client.query('begin; create table plantada (tenant_id int, id int)')
    expect((await unguarded()).map(({ name }) => name)).toContain('plantada')
    await client.query('rollback')
  })

  it('every table of a tenant is under forced row-level security, with the one policy and that of the backup', async () => {
    expect((await tenantTables()).length).toBeGreaterThan(20)
    expect(await unguarded()).toEqual([])
  })

  it('every primary and foreign key carries tenant_id', async () => {
    const keys = await rows(`
      select con.conrelid::regclass::text as tabela, con.conname
      from pg_constraint con join pg_class c on c.oid = con.conrelid
      where c.relnamespace = 'public'::regnamespace and con.contype in ('p', 'f')
        and not (c.relname = any ('{${GLOBAL_TABLES.join(',')}}'))
        and (con.confrelid = 0 or con.confrelid <> 'tenant'::regclass)
        and not exists (select from pg_attribute a where a.attrelid = con.conrelid
          and a.attnum = any (con.conkey) and a.attname = 'tenant_id')`)
    expect(keys).toEqual([])
  })

  it('views see with the eyes of who asks', async () => {
    const views = await rows(`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
        and not coalesce('security_invoker=true' = any (reloptions), false)`)
    expect(views).toEqual([])
  })

  it('the roles of the requests own nothing and bypass nothing', async () => {
    const roles = await rows(`
      select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin,
        exists (select from pg_class c where c.relowner = r.oid) as owns
      from pg_roles r where rolname in ('turmalina_app', 'turmalina_registro', 'turmalina_copia') order by 1`)
    const powerless = {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
      owns: false,
    }
    expect(roles).toEqual([
      { rolname: 'turmalina_app', ...powerless },
      { rolname: 'turmalina_copia', ...powerless },
      { rolname: 'turmalina_registro', ...powerless },
    ])
  })

  it('whoever owns the tables is as bound as anyone: no superuser, nothing bypassed, nothing seen without a tenant', async () => {
    const [owner] = await rows(`
      select rolsuper, rolbypassrls, pg_has_role('turmalina_copia', 'USAGE') as sees_all,
        (select bool_and(relowner = r.oid) from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as owns
      from pg_roles r where rolname = current_user`)
    expect(owner).toEqual({ rolsuper: false, rolbypassrls: false, sees_all: false, owns: true })
    await expect(rows('select 1 from usuario')).rejects.toMatchObject({ code: '42704' })
  })

  it('the role of the backup reads every table and counter, and can do nothing else', async () => {
    const [may] = await rows(`
      select bool_and(has_table_privilege('turmalina_copia', c.oid, 'SELECT')) filter (where relkind <> 'S') as tables,
        bool_and(has_sequence_privilege('turmalina_copia', c.oid, 'SELECT')) filter (where relkind = 'S') as counters,
        bool_or(has_table_privilege('turmalina_copia', c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER'))
          filter (where relkind <> 'S') as writes,
        bool_or(has_sequence_privilege('turmalina_copia', c.oid, 'USAGE, UPDATE')) filter (where relkind = 'S') as counts
      from pg_class c where relnamespace::regnamespace::text in ('public', 'graphile_worker') and relkind in ('r', 'p', 'S')`)
    expect(may).toEqual({ tables: true, counters: true, writes: false, counts: false })
    const blind = await rows(`
      select relname from pg_class c where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
        and not exists (select from pg_policy where polrelid = c.oid and polname = 'copia')`)
    expect(blind).toEqual([])
  })

  it('functions that run with the rights of their owner are the decided ones', async () => {
    const functions = await rows(`
      select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1`)
    expect(functions.map(({ proname }) => proname)).toEqual([
      'encadear_auditoria',
      'enqueue',
      'exige_segundo_fator',
      'fuso_do_tenant',
      'horas_de_silencio',
      'modo_cadastro',
      'mudar_fuso',
      'mudar_ranking_entre_escolas',
      'mudar_tratamento',
      'ranking_entre_escolas',
      'redigir_auditoria',
      'redigir_fila',
      'tratamento_do_tenant',
    ])
  })

  it('the role of the requests has no right on the register nor on the queue', async () => {
    const granted = await rows(`
      select table_schema, table_name from information_schema.role_table_grants
      where grantee in ('turmalina_app', 'PUBLIC')
        and (table_schema = 'graphile_worker' or table_name in ('tenant', 'migracao'))`)
    expect(granted).toEqual([])
  })
})

describe('two tenants', () => {
  it('never see, change or point at rows of each other, in any table', async () => {
    const [own, other] = [await testTenant(), await testTenant()]
    await other.person(
      'Canária',
      { papel: 'aluno', turma: other.turma },
      { papel: 'professor', turma: other.turma },
    )
    const tables = await tenantTables()
    /** How many rows a statement touched; none where the right to it was never granted. */
    const touched = async (statement: string): Promise<number | null> => {
      await client.query('savepoint attempt')
      try {
        return (await client.query(statement, [other.id])).rowCount
      } catch (error) {
        if (!String(error).includes('permission denied')) throw error
        await client.query('rollback to attempt')
        return 0
      }
    }
    for (const table of tables) {
      const theirs = await asTenant(own.id, async () => ({
        read: await rows(`select 1 from ${table} where tenant_id = $1 limit 1`, [other.id]),
        updated: await touched(`update ${table} set tenant_id = tenant_id where tenant_id = $1`),
        deleted: await touched(`delete from ${table} where tenant_id = $1`),
      }))
      expect([table, theirs]).toEqual([table, { read: [], updated: 0, deleted: 0 }])
    }
    const seen = await asTenant(other.id, () => rows('select 1 from usuario'))
    expect(seen.length).toBeGreaterThan(0)
    await expect(
      asTenant(own.id, () =>
        client.query(
          'insert into preferencia (tenant_id, usuario_id, chave, preferencias) values ($1, 1, $2, $3)',
          [other.id, 'x', '{}'],
        ),
      ),
    ).rejects.toThrow(/row-level security/)
    await expect(
      asTenant(own.id, () =>
        client.query(
          'insert into matricula (turma_id, aluno_id) values ($1, (select max(id) from usuario))',
          [other.turma],
        ),
      ),
    ).rejects.toThrow()
  })

  it('without a tenant nothing is read: the transaction fails, loudly', async () => {
    await expect(asTenant(undefined, () => rows('select 1 from usuario'))).rejects.toThrow()
  })
})
