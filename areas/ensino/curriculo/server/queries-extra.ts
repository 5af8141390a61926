/** SQL of extras and their items. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { type Extra, type Item, MAX_EXTRAS, MAX_ITENS } from '../shapes.ts'

const itens = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', i.id, 'nome', i.nome, 'ordem', i.n) order by i.n)
  from (select id, nome, row_number() over (order by ordem, id) as n from extra_item
    where extra_id = e.id and remocao_id is null order by ordem, id limit ${MAX_ITENS}) i), '[]')`

/** Those of a category in order, numbered from 1, with their items. */
export async function listExtras(tx: Tx, categoria: number): Promise<Extra[]> {
  const { rows } = await sql<Extra>`
    select e.id, e.nome, e.cor, row_number() over (order by e.ordem, e.id) as ordem, e.categoria_id as categoria,
      e.origem_id as origem, ${itens} as itens
    from extra e where e.categoria_id = ${categoria} and e.remocao_id is null
    order by e.ordem, e.id limit ${MAX_EXTRAS}`.execute(tx)
  return rows
}

/** Which category an extra is in, removed or not. */
export const placeOfExtra = (tx: Tx, id: number) =>
  tx.selectFrom('extra').select(['id', 'categoria_id']).where('id', '=', id).executeTakeFirst()

/** The extra of a category that stands and is the one named, or its copy. */
export async function findExtraIn(
  tx: Tx,
  categoria: number,
  id: number,
): Promise<{ id: number; nome: string; cor: string | null } | undefined> {
  const { rows } = await sql<{ id: number; nome: string; cor: string | null }>`
    select id, nome, cor from extra
    where categoria_id = ${categoria} and remocao_id is null and (id = ${id} or origem_id = ${id})`.execute(
    tx,
  )
  return rows[0]
}

export async function insertExtra(
  tx: Tx,
  values: {
    curriculo_id: number
    categoria_id: number
    cliente_id: number | null
    nome: string
    cor: string | null
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('extra')
    .values({
      ...values,
      ordem: sql<number>`(select coalesce(max(ordem), 0) + 1 from extra where categoria_id = ${values.categoria_id})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateExtra = (tx: Tx, id: number, change: { nome?: string; cor?: string | null }) =>
  tx.updateTable('extra').set(change).where('id', '=', id).execute()

/** Numbers rows of a table in this order from 1. */
export async function orderRows(
  tx: Tx,
  table: 'extra' | 'extra_item',
  ids: readonly number[],
): Promise<void> {
  await sql`update ${sql.table(table)} e set ordem = x.ordem
    from unnest(${bigints(ids)}) with ordinality as x (id, ordem) where e.id = x.id and e.ordem <> x.ordem`.execute(
    tx,
  )
}

/** The items of an extra, in order, numbered from 1. */
export async function listItens(tx: Tx, extra: number): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select id, nome, row_number() over (order by ordem, id) as ordem from extra_item
    where extra_id = ${extra} and remocao_id is null order by extra_item.ordem, id limit ${MAX_ITENS}`.execute(
    tx,
  )
  return rows
}

/** Adds items behind those that stand; their ids, in the same order. */
export async function insertItens(tx: Tx, extra: number, nomes: readonly string[]): Promise<number[]> {
  if (nomes.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    with novo as (
      insert into extra_item (extra_id, nome, ordem)
      select ${extra}, x.nome, x.n + (select coalesce(max(ordem), 0) from extra_item where extra_id = ${extra})
      from unnest(${[...nomes]}::text[]) with ordinality as x (nome, n)
      returning id, ordem)
    select id from novo order by ordem`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Names that move between items pass through their own numbers, so that none is there twice on the way. */
export async function renameItens(tx: Tx, changed: readonly { id: number; nome: string }[]): Promise<void> {
  if (changed.length === 0) return
  const ids = bigints(changed.map(({ id }) => id))
  await sql`update extra_item set nome = '#' || id::text || '#' where id = any(${ids})`.execute(tx)
  await sql`update extra_item i set nome = x.nome
    from unnest(${ids}, ${changed.map(({ nome }) => nome)}::text[]) as x (id, nome) where i.id = x.id`.execute(
    tx,
  )
}

/** Counts a change of its items, for the copies of it. */
export const touchExtra = (tx: Tx, id: number) =>
  tx
    .updateTable('extra')
    .set((q) => ({ versao: q('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
