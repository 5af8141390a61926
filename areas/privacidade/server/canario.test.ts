/** A canary in every text of every row that names a person: all of them leave with an export, none stays after erasure (L2). */
import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../core/testing/app.ts'
import { callAs } from '../../../core/testing/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../core/testing/tenant.ts'
import { type Furnished, furnish } from '../../../test/isolation/furnish.ts'
import { tenantTables } from '../../../test/traces.ts'
import { putMensagem, putTopico } from '../../forum/server/factory.ts'
import { REGISTRO } from '../../paginas/rules-registro.ts'
import { privacidadeApi } from '../contract.ts'
import { unzip } from '../testing.ts'
import { erasePerson, findIdentity } from './erase.ts'
import { clearPrivacidade, EXPORT, privacidadeTasks, REPLAY } from './jobs.ts'
import { type Identity, MENTIONS, type Mention, namesPerson } from './mentions.ts'

const canaryOf = (): string => `z${randomBytes(9).toString('hex').slice(1)}`

/** Words chosen from a list of ours, and the addresses of bytes: nobody writes in them. */
const NO_FREE_TEXT = [
  'arquivo.chave',
  'arquivo.miniatura',
  'arquivo.sha256',
  'consentimento.finalidade',
  'consentimento.versao_texto',
  'pedido_dados.levantamento',
]

const identityOf = async (tenant: TestTenant, id: number): Promise<Identity> => {
  const { database } = await testApp()
  const who = await database.asTenant(tenant.id, (tx) => findIdentity(tx, id))
  if (!who) throw new Error('nobody')
  return who
}

/** The condition of a mention as text with its values, for statements of the owner. */
async function conditionOf(mention: Mention, who: Identity): Promise<{ text: string; values: unknown[] }> {
  const { database } = await testApp()
  return database.asTenant(1, async (tx) => {
    const { sql, parameters } = namesPerson(mention, who).compile(tx)
    return { text: sql, values: [...parameters] }
  })
}

const shifted = ({ text, values }: { text: string; values: unknown[] }, by: number) => ({
  text: text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + by}`),
  values,
})

async function textColumns(tenant: TestTenant): Promise<Map<string, { coluna: string; tipo: string }[]>> {
  const rows = await tenant.sql<{ tabela: string; coluna: string; tipo: string }>(`
    select c.relname as tabela, a.attname as coluna, t.typname as tipo from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and t.typname in ('text', 'jsonb', '_text')`)
  const found = new Map<string, { coluna: string; tipo: string }[]>()
  for (const { tabela, ...column } of rows) found.set(tabela, [...(found.get(tabela) ?? []), column])
  return found
}

/** Writes the canary into every free text of the rows that are the person's; which cells took it, per mention. */
async function sow(tenant: TestTenant, usuario: number, canary: string): Promise<Map<string, number>> {
  const columns = await textColumns(tenant)
  const sown = new Map<string, number>()
  for (const mention of MENTIONS.filter(({ mencao }) => mencao.faz !== 'manter' && mencao.sai.length > 0)) {
    const { tabela } = mention
    for (const { coluna, tipo } of columns.get(tabela) ?? []) {
      if (NO_FREE_TEXT.includes(`${tabela}.${coluna}`) || coluna === mention.coluna) continue
      const condition = shifted(await conditionOf(mention, await identityOf(tenant, usuario)), 2)
      const value = {
        text: `$2 || substr(md5(ctid::text || $1::text), 1, 6)`,
        _text: `array[$2::text]`,
        jsonb: `coalesce((select jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then to_jsonb($2::text) else value end)
                from jsonb_each(case jsonb_typeof(${coluna}) when 'object' then ${coluna} else '{}' end)), '{}') || jsonb_build_object('canario', $2::text)`,
      }[tipo]
      try {
        const rows = await tenant.sql(
          `update ${tabela} set ${coluna} = ${value}
           where tenant_id = $1 and ${coluna} is not null and ${condition.text} returning 1`,
          [tenant.id, canary, ...condition.values],
        )
        if (rows.length > 0 && mention.mencao.sai.includes(coluna))
          sown.set(`${tabela}.${coluna}`, (sown.get(`${tabela}.${coluna}`) ?? 0) + rows.length)
      } catch (error) {
        // Listed or shaped by a check, or a key: no free text.
        if (!['23514', '23503'].includes(String((error as { code?: string }).code))) throw error
      }
    }
  }
  return sown
}

/** Each row of the person's doubled for another one, where a copy can stand beside it. */
async function copyFor(tenant: TestTenant, from: number, to: number): Promise<string[]> {
  const copied: string[] = []
  for (const { tabela, coluna, mencao } of MENTIONS) {
    if (mencao.como || tabela === 'usuario' || tabela === 'pedido_dados') continue
    const columns = await tenant.sql<{ nome: string; tipo: string; unico: boolean }>(
      `select a.attname as nome, format_type(a.atttypid, null) as tipo,
         exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and not i.indisprimary
           and a.attnum = any (i.indkey::smallint[])) as unico
       from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
         and a.attidentity = '' and a.attgenerated = ''`,
      [tabela],
    )
    const values = columns.map(({ nome, tipo, unico }) =>
      nome === coluna
        ? '$3'
        : unico && tipo === 'bytea'
          ? 'sha256(gen_random_uuid()::text::bytea)'
          : unico && tipo === 'text'
            ? `translate(gen_random_uuid()::text, '-', '')`
            : `"${nome}"`,
    )
    try {
      const rows = await tenant.sql(
        `insert into ${tabela} (${columns.map(({ nome }) => `"${nome}"`).join(', ')})
         select ${values.join(', ')} from ${tabela} where tenant_id = $1 and ${coluna} = $2 returning 1`,
        [tenant.id, from, to],
      )
      if (rows.length > 0) copied.push(`${tabela}.${coluna}`)
    } catch (error) {
      if (!String((error as { code?: string }).code).startsWith('23')) throw error
    }
  }
  return copied
}

/** Rows of the tenant that hold a text anywhere, by table. */
async function holding(tenant: TestTenant, text: string): Promise<string[]> {
  const tables = await tenantTables(tenant)
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows = await tenant.sql(
        `select 1 from ${table} t where tenant_id = $1 and strpos(t::text, $2) > 0 limit 1`,
        [tenant.id, text],
      )
      return rows.length > 0 ? table : ''
    }),
  )
  return found.filter((table) => table !== '')
}

/** Written by the erasure itself. */
const OWN_TRACES = ['apagamento', 'arquivo_removido', 'evento', 'auditoria', 'auditoria_ponta', 'trabalho']

/** What of a row is compared, where not all of it. */
const UNLIKE: Readonly<Record<string, string>> = {
  // What somebody may do is counted anew when a bond with them ends: a number of ours, not of theirs.
  usuario: `(to_jsonb(t) - 'acesso')::text`,
  // Others were told of topics by the titles that the person gave them.
  notificacao: `(to_jsonb(t) #- '{dados,titulo}')::text`,
  // Copies that were made for the person go too.
  arquivo: `case when t.tipo <> 'application/zip' then t::text end`,
}

/** One hash for each table of the rows that do not name the person. */
async function othersOf(tenant: TestTenant, who: Identity): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const table of await tenantTables(tenant)) {
    if (OWN_TRACES.includes(table)) continue
    const conditions = await Promise.all(
      MENTIONS.filter(({ tabela }) => tabela === table).map((mention) => conditionOf(mention, who)),
    )
    const values: unknown[] = [tenant.id]
    const texts = conditions.map((condition) => {
      const { text } = shifted(condition, values.length)
      values.push(...condition.values)
      return `not coalesce(${text}, false)`
    })
    const row = UNLIKE[table] ?? 't::text'
    const [found] = await tenant.sql<{ hash: string }>(
      `select md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) as hash from ${table} t
       where ${['tenant_id = $1', ...texts].join(' and ')}`,
      values,
    )
    hashes[table] = found?.hash ?? ''
  }
  return hashes
}

async function bytesOf(key: string): Promise<Buffer> {
  const { store } = (await testApp()).app.services
  const chunks: Buffer[] = []
  for await (const chunk of await store.get(key)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Asks for a copy through the door and has it made; what the zip holds. */
async function exported(tenant: TestTenant, person: Person): Promise<Map<string, Buffer>> {
  const { app, database } = await testApp()
  await tenant.sql(
    `delete from pedido_dados where tenant_id = $1 and usuario_id = $2 and tipo = 'exportacao'`,
    [tenant.id, person.id],
  )
  const { data } = await callAs(person, privacidadeApi.ask, { body: { tipo: 'exportacao' } })
  await privacidadeTasks(app.services)[EXPORT]?.({
    tenantId: tenant.id,
    payload: { pedido: data.pedido.id } as never,
    database,
    progress: async () => {},
  })
  const [row] = await tenant.sql<{ chave: string }>(
    `select a.chave from pedido_dados p join arquivo a on a.tenant_id = p.tenant_id and a.id = p.arquivo_id
     where p.tenant_id = $1 and p.id = $2`,
    [tenant.id, data.pedido.id],
  )
  return unzip(await bytesOf(row?.chave ?? ''))
}

describe.each(['aluno', 'professor'] as const)('everything of a person: %s', (papel) => {
  let tenant: Furnished
  let person: Person
  let other: Person
  let canary: string
  let others: string
  let sown: Map<string, number>
  let copied: string[]
  let keys: string[]

  beforeAll(async () => {
    tenant = await furnish()
    for (const change of [
      `consentimento set finalidade = 'pesquisa', versao_texto = '1'`,
      `auditoria set entidade = 'x', acao = 'x'`,
    ])
      await tenant.sql(`update ${change} where tenant_id = $1`, [tenant.id])
    person = papel === 'aluno' ? tenant.aluno : tenant.professor
    other = await tenant.person('Colega', { papel: 'aluno', turma: tenant.turma })
    const topico = await putTopico(tenant, person)
    await putMensagem(tenant, other, topico.id)
    await putMensagem(tenant, person, topico.id)
    await tenant.sql(
      `insert into tentativa_login (tenant_id, chave)
       select tenant_id, 'conta ' || login || sufixo from usuario, unnest(array['', ' em 127.0.0.1']) as sufixo
       where tenant_id = $1 and id = $2`,
      [tenant.id, person.id],
    )
    copied = await copyFor(tenant, person.id, other.id)
    // The names of places and devices are nobody's.
    for (const table of ['turma', 'rede', 'aparelho'])
      await tenant.sql(`update ${table} set nome = 'Lugar' where tenant_id = $1`, [tenant.id])
    ;[canary, others] = [canaryOf(), canaryOf()]
    await sow(tenant, other.id, others)
    sown = await sow(tenant, person.id, canary)
    await tenant.sql(
      `insert into notificacao (tenant_id, usuario_id, tipo, dados, destino)
       select tenant_id, $3, 'resposta_nova', jsonb_build_object('autor', nome, 'titulo', 'x', 'turma', 'x'),
         '/logado/turmas/turma/1/forum/1?d=' || id from usuario where tenant_id = $1 and id = $2`,
      [tenant.id, person.id, other.id],
    )
    await tenant.sql(
      `insert into notificacao (tenant_id, usuario_id, tipo, dados, destino)
       select tenant_id, $3, 'resposta_nova', jsonb_build_object('autor', 'y', 'titulo', titulo, 'turma', 'x'),
         '/logado/turmas/turma/' || turma_id || '/forum/' || id || '?d=1' from topico where tenant_id = $1 and id = $2`,
      [tenant.id, topico.id, other.id],
    )
    await tenant.sql(
      `insert into notificacao (tenant_id, usuario_id, tipo, dados, destino)
       select tenant_id, $3, 'resposta_nova', jsonb_build_object('autor', nome, 'titulo', nome, 'turma', 'x'), '/logado'
       from usuario where tenant_id = $1 and id = $2`,
      [tenant.id, other.id, person.id],
    )
    await tenant.sql(`delete from arquivo_removido where tenant_id = $1`, [tenant.id])
    const { store } = (await testApp()).app.services
    const files = await tenant.sql<{ chave: string; id: number; usuario_id: number }>(
      `update arquivo set chave = translate(gen_random_uuid()::text, '-', '')
       where tenant_id = $1 and usuario_id = any($2) returning chave, id, usuario_id`,
      [tenant.id, [person.id, other.id]],
    )
    for (const { chave, usuario_id } of files)
      await store.put(
        chave,
        Buffer.from(`em arquivo ${Number(usuario_id) === person.id ? canary : others}`),
        {
          contentType: 'text/plain',
        },
      )
    keys = files.filter(({ usuario_id }) => Number(usuario_id) === person.id).map(({ chave }) => chave)
  })

  it('the test sees: many columns hold the canary, and the rows of another person stand beside', async () => {
    expect(sown.size).toBeGreaterThan(papel === 'aluno' ? 10 : 6)
    expect(copied.length).toBeGreaterThan(5)
    expect((await holding(tenant, others)).length).toBeGreaterThan(3)
    expect(await holding(tenant, canary)).toEqual(expect.arrayContaining(['usuario', 'mensagem', 'topico']))
  })

  it('the copy holds all of it, and nothing of anybody else', async () => {
    const zip = await exported(tenant, person)
    const json = String(zip.get('dados.json'))
    const found: Record<string, number> = {}
    for (const { tabela, linhas } of JSON.parse(json).tabelas)
      for (const linha of linhas)
        for (const [coluna, value] of Object.entries(linha))
          if (JSON.stringify(value).includes(canary))
            found[`${tabela}.${coluna}`] = (found[`${tabela}.${coluna}`] ?? 0) + 1
    expect(found).toMatchObject(Object.fromEntries(sown))
    expect(String(zip.get('index.html'))).toContain(canary)
    const files = [...zip.keys()].filter((name) => name.startsWith('arquivos/'))
    expect(files).toHaveLength(keys.length)
    for (const name of files) expect(String(zip.get(name))).toContain(canary)
    for (const [name, content] of zip) {
      expect(content.includes(others), name).toBe(false)
      const at = content.indexOf(tenant.canary)
      expect(at === -1 ? '' : `${name}: ${content.subarray(at - 900, at + 30)}`).toBe('')
    }
  })

  it('names others by their role only', async () => {
    const zip = await exported(tenant, person)
    const rows = await tenant.sql<{ nome: string }>(
      `select nome from usuario where tenant_id = $1 and id <> $2`,
      [tenant.id, person.id],
    )
    for (const { nome } of rows)
      for (const [name, content] of zip) expect(content.includes(nome), `${nome} in ${name}`).toBe(false)
  })

  it('erasure leaves none of it, in the database, the files or the outbox, and touches nobody else', async () => {
    const { app, database } = await testApp()
    const who = await identityOf(tenant, person.id)
    const before = await othersOf(tenant, who)
    await database.asTenant(tenant.id, (tx) => erasePerson(tx, who, null, new Date()))
    expect(await holding(tenant, canary)).toEqual([])
    const after = await othersOf(tenant, who)
    expect(after).toEqual(before)
    expect((await holding(tenant, others)).length).toBeGreaterThan(3)
    const gone = await tenant.sql<{ chave: string }>(
      `select chave from arquivo_removido where tenant_id = $1`,
      [tenant.id],
    )
    expect(gone.map(({ chave }) => chave)).toEqual(expect.arrayContaining(keys))
    const { arquivoTasks } = await import('../../arquivo/server/jobs.ts')
    const { REMOVE_BYTES } = await import('../../arquivo/server/public.ts')
    await arquivoTasks(app.services.store)[REMOVE_BYTES]?.({
      tenantId: tenant.id,
      payload: {} as never,
      database,
      progress: async () => {},
    })
    for (const key of keys) expect(await app.services.store.exists(key)).toBe(false)
  })

  it('the person no longer gets in, and every row that stays names an account without a name', async () => {
    expect((await callAs(person, privacidadeApi.listMine, { query: {} })).status).toBe(401)
    expect((await callAs(other, privacidadeApi.listMine, { query: {} })).status).toBe(200)
    const [row] = await tenant.sql(
      'select nome, login, email, senha_hash, status from usuario where id = $1',
      [person.id],
    )
    expect(row).toEqual({
      nome: 'Pessoa removida',
      login: `removida-${person.id}`,
      email: null,
      senha_hash: null,
      status: 'suspenso',
    })
  })

  it('a restored backup is erased again', async () => {
    const { app, database } = await testApp()
    await tenant.sql(`update usuario set nome = $2, login = $2 where id = $1`, [person.id, canary])
    await tenant.sql(`update mensagem set conteudo = $2 where usuario_id = $1`, [person.id, canary])
    await database.asTenant(tenant.id, (tx) => clearPrivacidade(tx, new Date()))
    await privacidadeTasks(app.services)[REPLAY]?.({
      tenantId: tenant.id,
      payload: {} as never,
      database,
      progress: async () => {},
    })
    expect(await holding(tenant, canary)).toEqual([])
  })
})

describe('much of one person', () => {
  it('10,000 rows are copied and erased within 60 s each', async () => {
    const tenant = await testTenant()
    const person = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
    const topico = await putTopico(tenant, person)
    await tenant.sql(
      `insert into mensagem (tenant_id, topico_id, usuario_id, nivel, conteudo)
       select $1, $2, $3, 1, '<p>Mensagem ' || n || '</p>' from generate_series(1, 6000) n`,
      [tenant.id, topico.id, person.id],
    )
    await tenant.sql(
      `insert into notificacao (tenant_id, usuario_id, tipo, destino)
       select $1, $2, 'aviso_novo', '/logado' from generate_series(1, 4000)`,
      [tenant.id, person.id],
    )
    let started = performance.now()
    const zip = await exported(tenant, person)
    expect(performance.now() - started).toBeLessThan(60_000)
    expect(String(zip.get('dados.json'))).toContain('Mensagem 6000')
    const { database } = await testApp()
    const who = await identityOf(tenant, person.id)
    started = performance.now()
    await database.asTenant(tenant.id, (tx) => erasePerson(tx, who, null, new Date()))
    expect(performance.now() - started).toBeLessThan(60_000)
    const [left] = await tenant.sql<{ n: number }>(
      `select (select count(*) from mensagem where tenant_id = $1 and conteudo like '%Mensagem%')
        + (select count(*) from notificacao where tenant_id = $1) as n`,
      [tenant.id],
    )
    expect(Number(left?.n)).toBe(0)
  })

  it('the registry is not empty', () => expect(REGISTRO.length).toBeGreaterThan(25))
})
