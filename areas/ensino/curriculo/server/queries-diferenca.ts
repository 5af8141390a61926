/** SQL of how a client's copies and the base have moved apart. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import type { Diferenca, Perda } from '../shapes.ts'
import { MAX_EXTRAS, MAX_HABILIDADES } from '../shapes.ts'

const FIELDS = {
  categoria: ['nome', 'sigla', 'cor', 'disciplina_id', 'pai_id'],
  habilidade: ['codigo', 'texto', 'anos', 'descritor_saeb', 'bncc_codigo', 'vigencia'],
  extra: ['nome', 'cor'],
} as const

const fieldsOf = (table: keyof typeof FIELDS, alias: string) =>
  sql`(${sql.join(FIELDS[table].map((field) => sql.ref(`${alias}.${field}`)))})`

/** The items of an extra, in order, as one text. */
const itensOf = (extra: string) => sql`coalesce((
  select string_agg(i.nome, '; ' order by i.ordem, i.id) from extra_item i
  where i.extra_id = ${sql.ref(`${extra}.id`)} and i.remocao_id is null), '')`

/** Whether a copy says something else than what it was copied from, as both stand. */
export const differs = (table: keyof typeof FIELDS, copy: string, base: string): RawBuilder<boolean> =>
  sql<boolean>`(${fieldsOf(table, copy)} is distinct from ${fieldsOf(table, base)}${
    table === 'extra' ? sql` or ${itensOf(copy)} <> ${itensOf(base)}` : sql``
  })`

const side = (table: keyof typeof FIELDS, alias: string) => {
  const name = sql.ref(`${alias}.nome`)
  if (table === 'habilidade')
    return sql`jsonb_build_object('codigo', ${sql.ref(`${alias}.codigo`)}, 'texto', ${sql.ref(`${alias}.texto`)})`
  if (table === 'categoria')
    return sql`jsonb_build_object('codigo', ${sql.ref(`${alias}.sigla`)}, 'texto', concat_ws(' › ',
      (select p.nome from categoria p where p.id = ${sql.ref(`${alias}.pai_id`)}), ${name}))`
  return sql`jsonb_build_object('codigo', '', 'texto', concat_ws(': ', ${name}, nullif(${itensOf(alias)}, '')))`
}

/** What moved on under a copy that stands: `x` the copy, `b` the base. */
const moved = (table: keyof typeof FIELDS, from: RawBuilder<unknown>, copias: RawBuilder<unknown>) => sql`
  select k.id as copia, ${sql.lit(table)}::text as alvo,
    case when b.remocao_id is null then 'alterada' else 'removida' end as tipo, b.id,
    case when b.remocao_id is null then ${side(table, 'b')} end as base, ${side(table, 'x')} as cliente
  from ${from}
  where ${copias} and x.remocao_id is null and b.versao <> x.origem_versao
    and (b.remocao_id is not null or ${differs(table, 'x', 'b')})`

const added = (table: 'habilidade' | 'extra', copias: RawBuilder<unknown>) => sql`
  select k.id as copia, ${sql.lit(table)}::text as alvo, 'adicionada' as tipo, b.id,
    ${side(table, 'b')} as base, null::jsonb as cliente
  from categoria k join ${sql.table(table)} b on b.curriculo_id = k.curriculo_id and b.categoria_id = k.origem_id
  where ${copias} and b.remocao_id is null
    and not exists (select from ${sql.table(table)} x where x.origem_id = b.id and x.categoria_id = k.id)`

const below = (table: 'habilidade' | 'extra') => sql`
  categoria k join ${sql.table(table)} x on x.curriculo_id = k.curriculo_id and x.categoria_id = k.id
  join ${sql.table(table)} b on b.id = x.origem_id`

/** In what the base has moved on from copies: one row each. `copias`: which, over `categoria k`. */
export const diferencasSql = (copias: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  ${moved('categoria', sql`categoria k join categoria x on x.id = k.id join categoria b on b.id = k.origem_id`, copias)}
  union all ${moved('habilidade', below('habilidade'), copias)}
  union all ${added('habilidade', copias)}
  union all ${moved('extra', below('extra'), copias)}
  union all ${added('extra', copias)}`

const ORDER = sql`array_position(array['categoria', 'habilidade', 'extra'], alvo), coalesce(base, cliente) ->> 'codigo', id`

/** At most so many differences as a category and its base hold things. */
const MOST = 2 * (MAX_HABILIDADES + MAX_EXTRAS) + 1

/** Of one copy, all of them. */
export async function listDiferencas(tx: Tx, copia: number, limit = MOST): Promise<Diferenca[]> {
  const { rows } = await sql<Diferenca>`
    select alvo, tipo, id, base, cliente from (${diferencasSql(sql`k.id = ${copia}`)}) d
    order by ${ORDER} limit ${limit}`.execute(tx)
  return rows
}

export async function countDiferencas(tx: Tx, copia: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (${diferencasSql(sql`k.id = ${copia}`)}) d`.execute(tx)
  return rows[0]?.n ?? 0
}

const lostOf = (table: 'habilidade' | 'extra', copia: number) => sql`
  select ${sql.lit(table)}::text as alvo,
    case when x.origem_id is null then 'propria' when x.remocao_id is null then 'alterada' else 'removida' end as tipo,
    ${side(table, 'x')} as cliente, x.id
  from ${sql.table(table)} x left join ${sql.table(table)} b on b.id = x.origem_id
  where x.categoria_id = ${copia} and (
    x.remocao_id is null and (b.id is null or ${differs(table, 'x', 'b')})
    or x.remocao_id is not null and b.id is not null and b.remocao_id is null)`

/** What is lost with a copy: what is its own, changed, or left out. The first `limit`, and how many in all. */
export async function listPerdas(
  tx: Tx,
  copia: number,
  limit: number,
): Promise<{ perdas: Perda[]; total: number }> {
  const { rows } = await sql<Perda & { total: number }>`
    select alvo, tipo, cliente ->> 'codigo' as codigo, cliente ->> 'texto' as texto, count(*) over () as total from (
      select 'categoria'::text as alvo, 'alterada' as tipo, ${side('categoria', 'x')} as cliente, x.id
      from categoria x join categoria b on b.id = x.origem_id
      where x.id = ${copia} and ${differs('categoria', 'x', 'b')}
      union all ${lostOf('habilidade', copia)}
      union all ${lostOf('extra', copia)}) p
    order by array_position(array['categoria', 'habilidade', 'extra'], alvo), codigo, id limit ${limit}`.execute(
    tx,
  )
  return { perdas: rows.map(({ total: _, ...perda }) => perda), total: rows[0]?.total ?? 0 }
}

/** Marks things of the base as seen: a client's copies of them stay as they are. */
export async function keepAll(
  tx: Tx,
  table: keyof typeof FIELDS,
  copia: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const place = table === 'categoria' ? sql`x.id = ${copia}` : sql`x.categoria_id = ${copia}`
  await sql`
    update ${sql.table(table)} x set origem_versao = b.versao from ${sql.table(table)} b
    where ${place} and x.origem_id = b.id and b.id = any(${bigints(ids)})`.execute(tx)
}

/** Makes a client's copies what the base is, but for the items of extras. */
export async function equalize(
  tx: Tx,
  table: keyof typeof FIELDS,
  copia: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const place = table === 'categoria' ? sql`x.id = ${copia}` : sql`x.categoria_id = ${copia}`
  const set = sql.join(FIELDS[table].map((field) => sql`${sql.ref(field)} = ${sql.ref(`b.${field}`)}`))
  await sql`
    update ${sql.table(table)} x set ${set}, origem_versao = b.versao from ${sql.table(table)} b
    where ${place} and x.remocao_id is null and x.origem_id = b.id and b.id = any(${bigints(ids)})`.execute(
    tx,
  )
}

/** Copies what is new in the base; with a removal they are left out from the beginning. */
export async function copyNew(
  tx: Tx,
  table: 'habilidade' | 'extra',
  { copia, ids, remocao }: { copia: number; ids: readonly number[]; remocao: number | null },
): Promise<void> {
  if (ids.length === 0) return
  const fields = sql.join(FIELDS[table].map((field) => sql.ref(field)))
  const values = sql.join(FIELDS[table].map((field) => sql.ref(`b.${field}`)))
  const [ordem, at] = table === 'extra' ? [sql`, ordem`, sql`, b.ordem`] : [sql``, sql``]
  await sql`
    with novo as (
      insert into ${sql.table(table)} (curriculo_id, categoria_id, cliente_id, origem_id, origem_versao, remocao_id, ${fields}${ordem})
      select k.curriculo_id, k.id, k.cliente_id, b.id, b.versao, ${remocao}::bigint, ${values}${at}
      from categoria k join ${sql.table(table)} b on b.curriculo_id = k.curriculo_id and b.categoria_id = k.origem_id
      where k.id = ${copia} and b.id = any(${bigints(ids)}) and b.remocao_id is null
      returning id, origem_id)
    ${
      table === 'extra'
        ? sql`insert into extra_item (extra_id, nome, ordem)
            select novo.id, i.nome, i.ordem from novo join extra_item i on i.extra_id = novo.origem_id
            where i.remocao_id is null`
        : sql`select count(*) from novo`
    }`.execute(tx)
}

/** Gives extras of a copy the items that the base has. What they had goes with the removal. */
export async function equalizeItens(
  tx: Tx,
  { copia, ids, remocao }: { copia: number; ids: readonly number[]; remocao: number },
): Promise<void> {
  const extras = sql`select x.id from extra x
    where x.categoria_id = ${copia} and x.remocao_id is null and x.origem_id = any(${bigints(ids)})`
  await sql`update extra_item set remocao_id = ${remocao}
    where remocao_id is null and extra_id in (${extras})`.execute(tx)
  await sql`
    insert into extra_item (extra_id, nome, ordem)
    select x.id, i.nome, i.ordem from extra x join extra_item i on i.extra_id = x.origem_id
    where x.id in (${extras}) and i.remocao_id is null`.execute(tx)
}

/** The copies, in one category, of things of the base. */
export async function copiesOf(
  tx: Tx,
  table: 'habilidade' | 'extra',
  copia: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select x.id from ${sql.table(table)} x
    where x.categoria_id = ${copia} and x.remocao_id is null and x.origem_id = any(${bigints(ids)})`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
