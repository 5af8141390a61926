/** The demonstration in a real database: written once, whole, by whoever comes first. */
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { MOVE } from '../areas/conversa/aovivo/server/queries.ts'
import { MOVE_STATUS } from '../areas/conversa/forum/server/announce.ts'
import { moveClockOf } from '../core/testing/clock.ts'
import { openWalls, type TestConnection } from '../core/testing/postgres.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts.ts'
import { alunosOf, largeAccounts, seedLarge } from '../demo/large.ts'
import { type SeedOptions, seedDemo } from '../demo/seed.ts'
import { migratedDatabase } from './template.ts'

let connection: TestConnection
const kept = new Map<string, number>()
const options: SeedOptions = {
  now: new Date(),
  log: () => {},
  store: {
    async put(chave, { length }: Buffer) {
      kept.set(chave, length)
      return { bytes: length, sha256: '' }
    },
  },
}

/** As the owner, once the walls of this database are open. */
async function ask<R extends pg.QueryResultRow>(text: string): Promise<R[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  const shared = inject('connection') as TestConnection
  const prefix = shared.database.split('_').slice(0, 2).join('_')
  connection = await migratedDatabase({ maintenance: { ...shared, database: 'postgres' }, prefix })
  await moveClockOf(connection, inject('passo'))
})

describe('seedDemo', () => {
  it('fills an empty installation once, whoever comes at the same time', async () => {
    const done = await Promise.all([1, 2, 3].map(() => seedDemo(connection, options)))
    expect(done.sort()).toEqual([false, false, true])
    expect(await seedDemo(connection, options)).toBe(false)
    await openWalls(connection)
    expect(await ask('select slug, dominio, principal from tenant order by id')).toEqual([
      { slug: 'demo', dominio: 'localhost', principal: true },
      { slug: 'floripa', dominio: 'floripa.localhost', principal: false },
    ])
  })

  it('keeps the bytes of every file that it tells of', async () => {
    const rows = await ask<{ chave: string; bytes: string }>(`
      select chave, bytes from arquivo
      union all select chave, bytes from midia
      union all select chave, bytes from midia_arquivo
      union all select v ->> 'chave', (v ->> 'bytes')::bigint from midia, jsonb_array_elements(variantes) v`)
    expect(rows.length).toBeGreaterThan(0)
    expect(new Map(rows.map(({ chave, bytes }) => [chave, Number(bytes)]))).toEqual(kept)
  })

  it('lets every fixed account sign in with the common password', async () => {
    const rows = await ask<{ dominio: string; email: string; senha_hash: string }>(
      'select t.dominio, u.email, u.senha_hash from usuario u join tenant t on t.id = u.tenant_id where u.email is not null',
    )
    for (const { email, tenantHost } of DEMO_ACCOUNTS)
      expect(rows.filter((row) => row.email === email).map(({ dominio }) => dominio)).toEqual([tenantHost])
    const hashes = [...new Set(rows.map(({ senha_hash }) => senha_hash))]
    expect(hashes).toHaveLength(1)
    expect(await verify(hashes[0] as string, DEMO_PASSWORD)).toBe(true)
    expect(hashes[0]).toContain('m=19456,t=2,p=1')
  })

  it('has paths whose skills have a lesson at each level, and one whose draft waits', async () => {
    const rows = await ask(`
      select t.nome, t.status, t.versao, (select count(*)::int from trilha_grupo g where g.trilha_id = t.id) as turmas,
        (select array_agg(n order by eixo) from (select h.eixo_id as eixo, count(*)::int as n from trilha_habilidade h
          where h.trilha_id = t.id group by h.eixo_id) x) as habilidades,
        (select bool_and(niveis = 3) from (select count(distinct a.nivel) as niveis from trilha_habilidade h
          left join trilha_aula a on a.habilidade_id = h.id where h.trilha_id = t.id group by h.id) y) as inteiras,
        (select count(*)::int from rascunho_aula r where r.trilha_id = t.id) as rascunho
      from trilha t where t.tenant_id = 1 order by t.id`)
    expect(rows).toMatchObject([
      { nome: 'Semana da leitura', status: 2, turmas: 1, habilidades: [1], inteiras: true },
      {
        nome: 'Leitura em aventura',
        status: 1,
        versao: 1,
        turmas: 1,
        habilidades: [4, 4, 4],
        inteiras: true,
      },
      { nome: 'Do quintal ao espaço', status: 1, turmas: 1, habilidades: [2, 1], inteiras: true },
      { nome: 'Minha cidade em números', versao: 0, turmas: 0, habilidades: null, rascunho: 6 },
    ])
  })

  it('leaves the counters ready for what people write next, and the clock with its jobs', async () => {
    const [{ id }] = (await ask(
      "insert into usuario (tenant_id, nome, login) values (1, 'Nova', 'nova.pessoa') returning id",
    )) as [{ id: number }]
    const [{ n }] = (await ask(`select count(*) as n from usuario where id > ${id}`)) as [{ n: number }]
    expect(Number(n)).toBe(0)
    const jobs = await ask<{ key: string }>('select key from graphile_worker.jobs order by run_at')
    const [{ open }] = (await ask(
      'select count(*) as open from topico where fim > now() or inicio > now()',
    )) as [{ open: number }]
    const jobsOf = (task: string) => jobs.filter(({ key }) => key.split(':')[1] === task)
    expect(jobsOf(MOVE_STATUS)).toHaveLength(Number(open))
    expect(jobsOf(MOVE_STATUS).length).toBeGreaterThan(0)
    expect(jobsOf(MOVE).length).toBeGreaterThan(0)
  })

  it('adds a large tenant in proportion, with answers that fit together', async () => {
    const large = { alunos: 95, dominio: 'medida.localhost', now: new Date(), log: () => {} }
    const sizes = await seedLarge(connection, large)
    expect(sizes).toEqual({
      ...{ alunos: 95, escolas: 1, turmas: 4, professores: 2 },
      ...{ topicos: 12, mensagens: 172, aulas: 3 },
    })
    const [found] = await ask(`
      with t as (select id from tenant where dominio = 'medida.localhost')
      select (select count(*)::int from matricula, t where tenant_id = t.id) as alunos,
        (select count(*)::int from turma, t where tenant_id = t.id) as turmas,
        (select count(*)::int from topico, t where tenant_id = t.id) as topicos,
        (select count(*)::int from mensagem, t where tenant_id = t.id) as mensagens,
        (select count(*)::int from mensagem m join t on t.id = m.tenant_id
          join mensagem a on a.tenant_id = m.tenant_id and a.id = m.resposta_id
          where a.nivel <> m.nivel - 1 or a.topico_id <> m.topico_id or a.created_at >= m.created_at) as misplaced,
        (select count(*)::int from mensagem m join t on t.id = m.tenant_id
          join topico p on p.tenant_id = m.tenant_id and p.id = m.topico_id
          where not exists (select from matricula where tenant_id = m.tenant_id and turma_id = p.turma_id and aluno_id = m.usuario_id)
            and not m.abertura) as strangers,
        (select count(*)::int from mensagem, t where tenant_id = t.id and created_at > now()) as future,
        (select count(*)::int from aula, t where tenant_id = t.id) as aulas,
        (select count(*)::int from turma_aula, t where tenant_id = t.id) as dadas,
        (select count(*) > 40 from tentativa, t where tenant_id = t.id) as tentadas,
        (select count(*) > 0 from entrega, t where tenant_id = t.id and estado = 'corrigida') as corrigidas,
        (select count(*)::int from tentativa a join t on t.id = a.tenant_id
          left join resultado r on r.tenant_id = t.id and r.tentativa_id = a.id and r.nota = a.nota
          where (r.id is null) <> (a.nota is null)) as unsettled,
        (select count(*)::int from tentativa a join t on t.id = a.tenant_id where nota <> (
          select round(10 * sum(v.peso * coalesce(r.fracao, 0)) / sum(v.peso), 2) from versao_tela v
          left join resposta r on r.tenant_id = v.tenant_id and r.tentativa_id = a.id and r.tela_id = v.tela_id
          where v.tenant_id = a.tenant_id and v.aula_id = a.aula_id and v.versao = a.versao)) as misjudged,
        (select count(*)::int from sessao, t where tenant_id = t.id) as sessoes`)
    expect(found).toEqual({
      alunos: 95,
      turmas: 4,
      topicos: 12,
      mensagens: 172,
      misplaced: 0,
      strangers: 0,
      future: 0,
      aulas: 3,
      dadas: 12,
      tentadas: true,
      corrigidas: true,
      unsettled: 0,
      misjudged: 0,
      sessoes: 95,
    })
    const emails = await ask<{ email: string }>(
      "select u.email from usuario u join tenant t on t.id = u.tenant_id where t.slug = 'medida' and u.email is not null",
    )
    expect(emails.map(({ email }) => email).sort()).toEqual(Object.values(largeAccounts('medida')).sort())
    await expect(seedLarge(connection, large)).rejects.toThrow(/tenant/)
    await expect(seedLarge(connection, { ...large, alunos: 29 })).rejects.toThrow(RangeError)
  })

  it('builds the classes of schools that it is given', async () => {
    const escolas = [
      { nome: 'CEL Três', inep: '35009537' },
      { nome: 'EBM Um', inep: null },
    ]
    const dominio = 'escolas.localhost'
    await seedLarge(connection, { alunos: alunosOf(2), dominio, escolas, now: new Date(), log: () => {} })
    const built = await ask(`
      select r.nome, r.inep = '35009537' as inep, count(distinct t.id)::int as turmas, count(m.aluno_id)::int as alunos
      from tenant n join rede r on r.tenant_id = n.id and r.pai_id is not null
      join turma t on t.tenant_id = n.id and t.rede_id = r.id
      join matricula m on m.tenant_id = n.id and m.turma_id = t.id
      where n.dominio = '${dominio}' group by r.id, r.nome, r.inep order by r.nome`)
    expect(built).toEqual([
      { nome: 'CEL Três', inep: true, turmas: 12, alunos: 360 },
      { nome: 'EBM Um', inep: false, turmas: 12, alunos: 360 },
    ])
  })

  it('writes nothing when a part of it fails', async () => {
    const shared = inject('connection') as TestConnection
    const prefix = shared.database.split('_').slice(0, 2).join('_')
    const broken = await migratedDatabase({ maintenance: { ...shared, database: 'postgres' }, prefix })
    const queue = new pg.Client(broken)
    await queue.connect()
    await queue.query('drop schema graphile_worker cascade').finally(() => queue.end())
    // The queue's own tables are missing: the very last statement of the first tenant fails.
    await expect(seedDemo(broken, options)).rejects.toThrow(/graphile_worker/)
    await openWalls(broken)
    const client = new pg.Client(broken)
    await client.connect()
    const { rows } = await client.query(
      'select (select count(*) from tenant) + (select count(*) from usuario) as n',
    )
    expect(Number(rows[0].n)).toBe(0)
    await client.end()
  })
})
