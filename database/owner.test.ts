/** Migrations by a plain owner, as on every managed PostgreSQL: rows of all tenants are reached, and never shown open. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SUPERUSER } from '../core/server/embedded/cluster.ts'
import { startEmbedded } from '../core/server/embedded/launcher.ts'
import { migrateJobs, openJobPool } from '../core/server/jobs.ts'
import {
  createDatabase,
  ofTenant,
  startTestPostgres,
  type TestConnection,
  type TestPostgres,
} from '../core/testing/postgres.ts'
import { migrate } from './migrate.ts'

const MIGRATIONS = path.join(import.meta.dirname, 'migrations')

let server: TestPostgres
let database: TestConnection
let directory: string
const folders: string[] = []

async function ask<R extends pg.QueryResultRow>(connection: pg.ClientConfig, sql: string): Promise<R[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<R>(sql)).rows
  } finally {
    await client.end()
  }
}

const refusal = (attempt: Promise<unknown>): Promise<Error> =>
  attempt.then(
    () => Promise.reject(new Error('it went through')),
    (error: Error) => error,
  )

/** The next migration of the house. */
const add = (sql: string): void => writeFileSync(path.join(directory, '9001_nova.sql'), sql)
const run = (): Promise<string[]> => migrate(database, { directory })

/** Tables of tenants whose owner is not bound to one. */
const open = (): Promise<{ relname: string }[]> =>
  ask(
    database,
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('tenant', 'migracao') and not (relrowsecurity and relforcerowsecurity)`,
  )

/** Two tenants with a person and a file each; the file belongs to nobody yet. */
async function twoTenants(): Promise<void> {
  await ask(
    database,
    `insert into tenant (slug, nome, dominio) values ('um', 'Um', 'um.test'), ('dois', 'Dois', 'dois.test')`,
  )
  for (const tenant of [1, 2]) {
    const within = ofTenant(database, tenant)
    await ask(within, `insert into usuario (nome, login) values ('Ana', 'ana')`)
    await ask(
      within,
      `insert into arquivo (chave, nome, extensao, tipo, bytes, sha256)
        values ('c${tenant}', 'a', 'txt', 'text/plain', ${tenant}, 'x')`,
    )
  }
}

beforeAll(async () => {
  server = await startTestPostgres()
})
afterAll(async () => {
  await server?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'turmalina-dono-'))
  folders.push(directory)
  for (const file of ['0001_kernel.sql', '0002_pessoas.sql'])
    cpSync(path.join(MIGRATIONS, file), path.join(directory, file))
  database = await createDatabase(server)
  await run()
  await twoTenants()
})

describe('the owner', () => {
  it('is no superuser and sees no row without a tenant, or this file would show nothing', async () => {
    expect(
      await ask(
        database,
        'select rolsuper or rolbypassrls as powers from pg_roles where rolname = current_user',
      ),
    ).toEqual([{ powers: false }])
    await expect(ask(database, 'select from usuario')).rejects.toMatchObject({ code: '42704' })
    expect(await ask(ofTenant(database, 2), 'select tenant_id from usuario')).toEqual([{ tenant_id: 2 }])
  })

  it('applies every migration of the house, over rows too, and leaves every table closed', async () => {
    expect(await migrate(database, { directory: MIGRATIONS })).not.toEqual([])
    expect(await open()).toEqual([])
    expect(await ask(ofTenant(database, 1), 'select count(*)::int as n from usuario')).toEqual([{ n: 1 }])
  })
})

describe('a migration over rows of two tenants', () => {
  const KEY = `alter table arquivo add column dono_id bigint default 2;
update arquivo set dono_id = (select id from usuario u where u.tenant_id = arquivo.tenant_id);
alter table arquivo add foreign key (tenant_id, dono_id) references usuario (tenant_id, id);`

  it('changes all of them, and checks a new key against all of them', async () => {
    add(KEY)
    expect(await run()).toEqual(['9001_nova.sql'])
    for (const tenant of [1, 2])
      expect(await ask(ofTenant(database, tenant), 'select dono_id::int from arquivo')).toEqual([
        { dono_id: tenant },
      ])
    expect(await open()).toEqual([])
  })

  it.each([1, 2])('is refused whole when the key is wrong in tenant %i alone', async (tenant) => {
    add(
      `${KEY.replace(';\nalter', `;\nupdate arquivo set dono_id = 99 where tenant_id = ${tenant};\nalter`)}`,
    )
    expect((await refusal(run())).message).toContain('violates foreign key constraint')
    await expect(ask(ofTenant(database, 1), 'select dono_id from arquivo')).rejects.toThrow('does not exist')
    expect(await open()).toEqual([])
  })

  it('is not deceived by a file that names one tenant and leaves it named', async () => {
    add(`do $$ begin
  for t in 1..2 loop
    perform set_config('app.tenant_id', t::text, true);
    insert into preferencia (usuario_id, chave, preferencias) select id, 'k', '{}' from usuario where tenant_id = t;
  end loop;
end $$;
alter table arquivo add column dono_id bigint default 99;
update arquivo set dono_id = 2 where tenant_id = 2;
alter table arquivo add foreign key (tenant_id, dono_id) references usuario (tenant_id, id);`)
    expect((await refusal(run())).message).toContain('violates foreign key constraint')
    expect(await open()).toEqual([])
  })

  it('fills a table that it makes and closes, and one made before', async () => {
    add(`create table copia_de_nome (
  tenant_id int not null default current_tenant() references tenant, id bigint not null, nome text not null,
  primary key (tenant_id, id));
call isolate('copia_de_nome');
insert into copia_de_nome select tenant_id, id, nome from usuario;
alter table copia_de_nome add foreign key (tenant_id, id) references usuario (tenant_id, id);
insert into preferencia (tenant_id, usuario_id, chave, preferencias) select tenant_id, id, 'k', '{}' from copia_de_nome;`)
    await run()
    for (const tenant of [1, 2])
      expect(
        await ask(
          ofTenant(database, tenant),
          'select c.tenant_id, c.nome from copia_de_nome c join preferencia p on p.usuario_id = c.id',
        ),
      ).toEqual([{ tenant_id: tenant, nome: 'Ana' }])
    expect(await open()).toEqual([])
  })

  it('shows nobody an open table, and closes to others only what it needs', async () => {
    add(`${KEY}\nselect pg_sleep(1.5);`)
    const migrating = run()
    let ended = false
    void migrating.then(() => {
      ended = true
    })
    const seen = new Set<unknown>()
    let served = 0
    while (!ended) {
      // As the owner, to whom an open table would show everything; it waits for one that is being changed.
      seen.add(
        await ask(database, `set statement_timeout = 200; select from arquivo`).then(
          () => 'rows',
          ({ code }: { code?: string }) => code,
        ),
      )
      // A table that the file does not name is read by the older version meanwhile.
      served += (await ask(ofTenant(database, 1), 'select from tentativa_login')).length === 0 ? 1 : 0
    }
    await migrating
    expect(seen).not.toContain('rows')
    expect(seen).toContain('42704')
    expect(served).toBeGreaterThan(2)
    expect(await open()).toEqual([])
  })

  it('that needs no row of theirs closes nothing: readers go on beside it', async () => {
    add('create index arquivo_nome on arquivo (tenant_id, nome);\nselect pg_sleep(1);')
    const migrating = run()
    let ended = false
    void migrating.then(() => {
      ended = true
    })
    const waits: string[] = []
    while (!ended)
      waits.push(
        await ask(ofTenant(database, 1), `set lock_timeout = 100; select from arquivo`).then(
          () => 'served',
          ({ message }: Error) => message,
        ),
      )
    expect([...new Set(waits)]).toEqual(['served'])
  })

  it('without the right to something says which, and the SQL that gives it', async () => {
    const alheio = `${server.prefix}_alheio`
    await ask(database, `create role ${alheio} login password 'x'`)
    try {
      const error = await refusal(migrate({ ...database, user: alheio, password: 'x' }, { directory }))
      expect(error).toMatchObject({ told: true })
      expect(error.message).toMatch(/^O usuário \S+_alheio não é o dono do banco/)
      expect(error.message).toContain(`grant create on database ${database.database} to ${alheio};`)
      // What it says is enough: whoever may run it, runs it, and the start goes on.
      const commands = error.message.split(': ').slice(1).join(': ').split('\n')[0] ?? ''
      await ask(database, `grant ${alheio} to current_user`)
      await ask(database, commands)
      await ask(database, `grant turmalina_app, turmalina_registro to ${alheio}`)
      add(KEY)
      expect(await migrate({ ...database, user: alheio, password: 'x' }, { directory })).toEqual([
        '9001_nova.sql',
      ])
    } finally {
      await ask(
        database,
        `reassign owned by ${alheio} to current_user; drop owned by ${alheio}; drop role ${alheio}`,
      )
    }
  })
})

describe('a data folder of a time when the superuser owned everything', () => {
  it('is handed over at the start, whole, and goes on as it was', async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'turmalina-herdada-'))
    folders.push(dataDir)
    const before = await startEmbedded({ dataDir, durable: false })
    const old = { ...before.connection, user: SUPERUSER }
    try {
      // As such a folder was: no other owner, and the superuser made all there is.
      await ask(old, `alter database ${old.database} owner to ${SUPERUSER}`)
      await ask(old, `drop role ${before.connection.user}`)
      await migrate(old, { directory: MIGRATIONS })
      const queue = openJobPool(old, 1)
      await migrateJobs(queue).finally(() => queue.end())
      await ask(old, `insert into tenant (slug, nome, dominio) values ('um', 'Um', 'um.test')`)
      await ask(old, `insert into usuario (tenant_id, nome, login) values (1, 'Ana', 'ana')`)
    } finally {
      await before.stop()
    }

    const after = await startEmbedded({ dataDir, durable: false })
    const { connection } = after
    try {
      expect(
        await ask(
          connection,
          `select distinct owner::regrole::text from (
            select relowner as owner from pg_class where relnamespace::regnamespace::text in ('public', 'graphile_worker')
            union all select proowner from pg_proc p where pronamespace::regnamespace::text in ('public', 'graphile_worker')
              and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
            union all select typowner from pg_type t where typnamespace::regnamespace::text in ('public', 'graphile_worker')
              and not exists (select from pg_depend d where d.objid in (t.oid, t.typelem) and d.deptype = 'e')
            union all select datdba from pg_database where datname = current_database()
            union all select nspowner from pg_namespace where nspname = 'graphile_worker') o`,
        ),
      ).toEqual([{ owner: connection.user }])
      await expect(ask(connection, 'select from usuario')).rejects.toMatchObject({ code: '42704' })
      expect(await ask(ofTenant(connection, 1), `select nome, sem_acento('Á') from usuario`)).toEqual([
        { nome: 'Ana', sem_acento: 'a' },
      ])
      const next = mkdtempSync(path.join(os.tmpdir(), 'turmalina-dono-'))
      folders.push(next)
      cpSync(MIGRATIONS, next, { recursive: true })
      writeFileSync(path.join(next, '9001_nova.sql'), `update usuario set nome = 'Bia';`)
      expect(await migrate(connection, { directory: next })).toEqual(['9001_nova.sql'])
      const queue = openJobPool(connection, 1)
      await migrateJobs(queue).finally(() => queue.end())
      await ask(
        ofTenant(connection, 1),
        `select set_config('role', 'turmalina_app', false), enqueue('x', '{}', null, null)`,
      )
      expect(await ask(ofTenant(connection, 1), 'select nome from usuario')).toEqual([{ nome: 'Bia' }])
    } finally {
      await after.stop()
    }
  })
})
