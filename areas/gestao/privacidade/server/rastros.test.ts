/** An erased person's names and numbers in everything of everybody's that can hold them: none is found afterwards (L2). */
import { randomBytes } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { checkLog } from '../../../../core/server/audit.ts'
import { type Furnished, furnish } from '../../../../test/isolation/furnish.ts'
import { testApp } from '../../../../test/kit/app.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { tenantTables } from '../../../../test/traces.ts'
import { REGRAS } from '../../../acesso/notificacao/rules.ts'
import { TROCA } from '../rules-palavras.ts'
import { SEM_NOME } from '../rules-sem-nome.ts'
import type { Identity } from './find-mentions.ts'
import { ERASE, privacidadeTasks } from './jobs.ts'
import { erasePerson, findIdentity } from './write-erase.ts'
import { columnsOfWords } from './write-sweep.ts'

const mark = randomBytes(4).toString('hex')
const number = (length: number) => `9${String(parseInt(mark, 16)).padStart(length - 1, '3')}`.slice(0, length)
const QUEM = {
  nome: `Zul ${mark}`,
  civil: `Jo ${mark}`,
  login: `z.${mark}`,
  email: `z.${mark}@x.test`,
  cpf: number(11),
  ra: `R-${mark}`,
  telefone: number(10),
}
const CANARIOS = Object.values(QUEM).sort((a, b) => b.length - a.length)
const TUDO = CANARIOS.join(', ')

/** Held to a form by more than one column's check: addresses, lists, a mark of one sign, keys of a browser. */
const FECHADAS = [
  'aviso_rede.papeis',
  'cadastro_pendente.email',
  'encontro.gravacao_url',
  'lote.separador',
  'midia.motivo',
]

let tenant: Furnished
let person: Person
/** `tabela.coluna` that took a canary, and those that the database lets none into. */
const sown: string[] = []
const shut: string[] = []
/** Lists that are absent in a row that has the name elsewhere. */
const semLista: string[] = []

/** What a check or a reference of the database refuses. */
const REFUSED = ['23514', '23503']

/** Writes a value into the first row that takes it: which lies first on the page is chance, so each is asked. */
async function writeAnywhere(tabela: string, change: string, text: string, where = 'true'): Promise<boolean> {
  const rows = await tenant.sql<{ ctid: string }>(
    `select ctid::text from ${tabela} where tenant_id = $1 and ${where}`,
    [tenant.id],
  )
  for (const { ctid } of rows)
    try {
      await tenant.sql(`update ${tabela} set ${change} where ctid = $1::tid and tenant_id = $3`, [
        ctid,
        text,
        tenant.id,
      ])
      return true
    } catch (error) {
      if (!REFUSED.includes(String((error as { code?: string }).code))) throw error
    }
  return false
}

/** Writes a canary into one row of a column; the whole list where it fits, else one name. */
async function plant(tabela: string, coluna: string, tipo: string): Promise<void> {
  const value = {
    text: '$2::text',
    _text: 'array[$2::text]',
    jsonb: `case jsonb_typeof(${coluna}) when 'array' then ${coluna} || to_jsonb($2::text)
      when 'object' then ${coluna} || jsonb_build_object('canario', $2::text) else to_jsonb($2::text) end`,
  }[tipo]
  for (const text of [TUDO, QUEM.nome])
    if (await writeAnywhere(tabela, `${coluna} = ${value}`, text))
      return void sown.push(`${tabela}.${coluna}`)
  shut.push(`${tabela}.${coluna}`)
}

type Column = Awaited<ReturnType<typeof columnsOfWords>>[number]

/** Writes the name into a row that has no list in that column: none is another thing than an empty one. */
async function plantBeside({ tabela, coluna }: Column, texts: readonly Column[]): Promise<void> {
  for (const text of texts)
    if (await writeAnywhere(tabela, `${text.coluna} = $2`, QUEM.nome, `${coluna} is null`))
      return void semLista.push(`${tabela}.${coluna}`)
}

/** Where any of the canaries stands: tables, queue, folder of letters. */
async function found(): Promise<string[]> {
  const { services } = (await testApp()).app
  const tables = await tenantTables(tenant)
  const at: string[] = []
  for (const table of tables) {
    const rows = await tenant.sql<{ t: string }>(
      `select t::text as t from ${table} t where tenant_id = $1 and t::text ~* $2`,
      [tenant.id, CANARIOS.map((word) => word.replaceAll('.', '\\.')).join('|')],
    )
    at.push(...rows.map(() => table))
  }
  const jobs = await tenant.sql<{ payload: string }>(
    `select payload::text as payload from graphile_worker._private_jobs where payload::text ~ $1`,
    [mark],
  )
  at.push(...jobs.map(() => 'fila'))
  for (const { id } of await services.mailer.listOutbox(1_000))
    if (JSON.stringify(await services.mailer.readOutbox(id)).includes(mark)) at.push('cartas')
  return at
}

/** The tenant's rows with the names already taken out, by table: what others have besides stays as it was. */
async function others(): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const table of ['mensagem', 'topico', 'entrega_passo', 'aviso_rede', 'encontro', 'enquete']) {
    const all = await tenant.sql<{ t: string }>(
      `select t::text as t from ${table} t where tenant_id = $1 order by 1`,
      [tenant.id],
    )
    rows[table] = all.map(({ t }) =>
      CANARIOS.reduce((text, word) => text.replaceAll(word, TROCA), t).toLowerCase(),
    )
  }
  return rows
}

beforeAll(async () => {
  tenant = await furnish()
  person = await tenant.person('Quem sai')
  await tenant.sql('update usuario set nome = $2, login = $3, email = $4 where id = $1', [
    person.id,
    QUEM.nome,
    QUEM.login,
    QUEM.email,
  ])
  await tenant.sql(
    `insert into dado_pessoal (tenant_id, usuario_id, nome_civil, cpf, ra, telefone) values ($1, $2, $3, $4, $5, $6)`,
    [tenant.id, person.id, QUEM.civil, QUEM.cpf, QUEM.ra, QUEM.telefone],
  )
  await tenant.sql('delete from auditoria where tenant_id = $1', [tenant.id])
  await tenant.sql('delete from auditoria_ponta where tenant_id = $1', [tenant.id])
  const { app, database } = await testApp()
  const columns = await database.asTenant(tenant.id, columnsOfWords)
  for (const { tabela, coluna, tipo } of columns) await plant(tabela, coluna, tipo)
  for (const list of columns.filter(({ tipo }) => tipo === '_text'))
    await plantBeside(
      list,
      columns.filter(({ tabela, tipo }) => tabela === list.tabela && tipo === 'text'),
    )

  for (const tipo of Object.keys(REGRAS))
    await tenant.sql(
      `insert into notificacao (tenant_id, usuario_id, tipo, dados, destino) values ($1, $2, $3, $4, '/logado')`,
      [
        tenant.id,
        tenant.aluno.id,
        tipo,
        JSON.stringify({ autor: QUEM.nome, titulo: TUDO, de: { a: [TUDO] } }),
      ],
    )
  await tenant.sql(
    `insert into auditoria (tenant_id, numero, entidade, acao, motivo, mudanca) values ($1, 0, 'x', 'x', $2, $3)`,
    [
      tenant.id,
      `A pedido de ${TUDO}`,
      JSON.stringify({ antes: { nome: QUEM.nome }, depois: { nome: TUDO } }),
    ],
  )
  await tenant.sql(
    `select graphile_worker.add_job('ninguem', json_build_object('tenant_id', $1::int, 'nome', $2::text), run_at => now() + interval '1 day')`,
    [tenant.id, TUDO],
  )
  await app.services.mailer.send({
    to: 'outra@x.test',
    subject: `${QUEM.nome} respondeu`,
    language: 'pt-br',
    title: 'Novidade',
    paragraphs: [`${TUDO} respondeu.`],
  } as never)
})

it('the test sees: nearly every column takes a canary, and it is found in rows, log, queue and letters', async () => {
  expect(shut.sort()).toEqual(FECHADAS)
  expect(sown.length).toBeGreaterThan(90)
  expect(sown).toEqual(expect.arrayContaining(['entrega_passo.texto', 'mensagem.conteudo', 'ficha.dados']))
  expect(semLista).toContain('topico.papeis')
  expect(await found()).toEqual(
    expect.arrayContaining(['notificacao', 'auditoria', 'fila', 'cartas', 'evento']),
  )
})

it('after the erasure there is none, the log is whole, and what others wrote besides stands', async () => {
  const { app, database } = await testApp()
  const before = await others()
  const [pedido] = await tenant.sql<{ id: number }>(
    `insert into pedido_dados (tenant_id, tipo, usuario_id, pedido_por, via, estado, prazo, executa_em)
     values ($1, 'exclusao', $2, $2, 'pessoa', 'aprovada', now(), now() - interval '1 minute') returning id`,
    [tenant.id, person.id],
  )
  await privacidadeTasks(app.services)[ERASE]?.({
    tenantId: tenant.id,
    payload: { pedido: Number(pedido?.id) } as never,
    database,
    progress: async () => {},
  })
  expect(await found()).toEqual([])
  const log = await checkLog((work) => database.asTenant(tenant.id, work))
  expect(log.quebrada).toBeNull()
  expect(await others()).toEqual(before)
})

it('a log whose words somebody else changed is broken, taken out or not', async () => {
  const { database } = await testApp()
  const broken = async () => (await checkLog((work) => database.asTenant(tenant.id, work))).quebrada
  const [last] = await tenant.sql<{ numero: number; motivo: string | null }>(
    'select numero, motivo from auditoria where tenant_id = $1 order by numero desc limit 1',
    [tenant.id],
  )
  const set = (what: string) =>
    tenant.sql(`update auditoria set ${what} where tenant_id = $1 and numero = $2`, [tenant.id, last?.numero])
  await set(`motivo = 'outro'`)
  expect(await broken()).toBe(Number(last?.numero))
  await set(`motivo = null`)
  expect(await broken()).toBeNull()
  await tenant.sql(
    `update auditoria set acao = 'y' where tenant_id = $1 and redigida_em is not null and acao = 'x' and motivo like 'A pedido%'`,
    [tenant.id],
  )
  expect(await broken()).not.toBeNull()
})

it('every table that is left alone exists, and says why', async () => {
  const tables = await tenantTables(tenant)
  expect(Object.keys(SEM_NOME).filter((table) => !tables.includes(table))).toEqual([])
})

it('of a person of one word only what our own code says of them goes: answers of others stand', async () => {
  const { database } = await testApp()
  const rosa = await tenant.person('Quem sai')
  const login = `rosa${mark.replace(/\d/g, 'x')}`
  await tenant.sql(`update usuario set nome = 'Rosa', login = $2 where id = $1`, [rosa.id, login])
  const told = (dados: object) =>
    tenant.sql<{ id: number }>(
      `insert into notificacao (tenant_id, usuario_id, tipo, dados, destino)
       values ($1, $2, 'resposta_nova', $3, '/logado') returning id`,
      [tenant.id, tenant.aluno.id, JSON.stringify(dados)],
    )
  const [row] = await told({ autor: 'Rosa', titulo: 'Rosa', turma: `A ${login}` })
  const who = await database.asTenant(tenant.id, (tx) => findIdentity(tx, rosa.id))
  await database.asTenant(tenant.id, (tx) => erasePerson(tx, who as Identity, null, new Date()))
  const [after] = await tenant.sql<{ dados: object }>(
    'select dados from notificacao where tenant_id = $1 and id = $2',
    [tenant.id, row?.id],
  )
  expect(after?.dados).toEqual({ autor: TROCA, titulo: 'Rosa', turma: `A ${login}` })
})
