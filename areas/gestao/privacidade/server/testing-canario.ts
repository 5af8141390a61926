/** For tests: a canary in every text of a person's rows, where it shows, and the copy and hashes to hold it against. */

import { randomBytes } from 'node:crypto'
import { codeOf } from '../../../../core/contract/narrow.ts'
import { table } from '../../../../core/contract/table.ts'
import { unzip } from '../../../../core/testing/unzip.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person, TestTenant } from '../../../../test/kit/tenant.ts'
import { tenantTables } from '../../../../test/traces.ts'
import { privacidadeApi } from '../contract.ts'
import { type Identity, MENTIONS, type Mention, namesPerson } from './find-mentions.ts'
import { EXPORT, privacidadeTasks } from './jobs.ts'
import { findIdentity } from './write-erase.ts'

export const canaryOf = (): string => `z${randomBytes(9).toString('hex').slice(1)}`

/** Words chosen from a list of ours, addresses of bytes, what a school prints: nobody writes in them of themselves. */
const NO_FREE_TEXT = [
  'arquivo.chave',
  'arquivo.miniatura',
  'arquivo.sha256',
  'certificado.emissor',
  'certificado.motivo',
  'certificado.trilha_nome',
  'consentimento.finalidade',
  'consentimento.versao_texto',
  'midia.chave',
  'midia.pacote',
  'pedido_dados.levantamento',
  'topico.papeis',
]

export const identityOf = async (tenant: TestTenant, id: number): Promise<Identity> => {
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
export async function sow(tenant: TestTenant, usuario: number, canary: string): Promise<Map<string, number>> {
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
        if (!['23514', '23503'].includes(codeOf(error) ?? '')) throw error
      }
    }
  }
  return sown
}

/** Each row of the person's doubled for another one, where a copy can stand beside it. */
export async function copyFor(tenant: TestTenant, from: number, to: number): Promise<string[]> {
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
      if (!(codeOf(error) ?? '').startsWith('23')) throw error
    }
  }
  return copied
}

/** Rows of the tenant that hold a text anywhere, by table. */
export async function holding(tenant: TestTenant, text: string): Promise<string[]> {
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
const UNLIKE: Readonly<Record<string, string>> = table({
  // What somebody may do is counted anew when a bond with them ends: a number of ours, not of theirs.
  usuario: `(to_jsonb(t) - 'acesso')::text`,
  // Others were told of topics by the titles that the person gave them.
  notificacao: `(to_jsonb(t) #- '{dados,titulo}')::text`,
  // Copies that were made for the person go too.
  arquivo: `case when t.tipo <> 'application/zip' then t::text end`,
})

/** One hash for each table of the rows that do not name the person. */
export async function othersOf(tenant: TestTenant, who: Identity): Promise<Record<string, string>> {
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
export async function exported(tenant: TestTenant, person: Person): Promise<Map<string, Buffer>> {
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
