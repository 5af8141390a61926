/** SQL of removals: what was taken away together, and bringing it back. */
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, pageSql } from '../../../../core/server/sql.ts'
import type { DB } from '../../../../database/types.ts'
import { DIAS_PARA_DESFAZER, type Remocao } from '../shapes.ts'

export type RemocaoRow = Selectable<DB['curriculo_remocao']>

export type Removivel = 'curriculo' | 'categoria' | 'habilidade' | 'extra' | 'extra_item'

interface Nova {
  curriculo: number
  versao: number | null
  tipo: Remocao['tipo']
  rotulo: string
  quantidade?: number
}

export const openRemocao = (
  tx: Tx,
  { curriculo, versao, tipo, rotulo, quantidade = 1 }: Nova,
): Promise<RemocaoRow> =>
  tx
    .insertInto('curriculo_remocao')
    .values({ curriculo_id: curriculo, cliente_id: versao, tipo, rotulo: rotulo.slice(0, 200), quantidade })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Takes away what still stands of these. */
export async function takeAway(
  tx: Tx,
  table: Removivel,
  ids: readonly number[],
  remocao: number,
): Promise<void> {
  if (ids.length === 0) return
  await sql`update ${sql.table(table)} set remocao_id = ${remocao}
    where id = any(${bigints(ids)}) and remocao_id is null`.execute(tx)
}

/** Lets go of a client's copy: the base shows again. */
export async function discard(tx: Tx, copia: number, remocao: number): Promise<void> {
  await sql`update categoria set remocao_id = ${remocao}, descartada = true where id = ${copia}`.execute(tx)
}

export const findRemocao = (tx: Tx, id: number): Promise<RemocaoRow | undefined> =>
  tx.selectFrom('curriculo_remocao').selectAll().where('id', '=', id).executeTakeFirst()

const since = sql`removida_em > now() - make_interval(days => ${DIAS_PARA_DESFAZER}) and desfeita_em is null`

interface Page {
  pagina: number
  linhas: number
}

/** What can still be undone in a version of a curriculum, newest first. */
export async function listRemocoes(
  tx: Tx,
  { curriculo, versao }: { curriculo: number; versao: number | null },
  { pagina, linhas }: Page,
): Promise<{ rows: RemocaoRow[]; total: number }> {
  const { rows } = await sql<RemocaoRow & { total: number }>`
    select r.*, count(*) over () as total from curriculo_remocao r
    where r.curriculo_id = ${curriculo} and r.cliente_id is not distinct from ${versao}::bigint
      and r.tipo <> 'curriculo' and ${since}
    order by removida_em desc, id desc ${pageSql({ pagina, linhas })}`.execute(tx)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Whole curricula that can still be brought back: of any client with null, of these else. */
export async function listRemovidos(
  tx: Tx,
  clientes: readonly number[] | null,
  { pagina, linhas }: Page,
): Promise<{ rows: RemocaoRow[]; total: number }> {
  const { rows } = await sql<RemocaoRow & { total: number }>`
    select r.*, count(*) over () as total from curriculo_remocao r join curriculo c on c.id = r.curriculo_id
    where r.tipo = 'curriculo' and ${since}
      and ${clientes === null ? sql`true` : sql`c.cliente_id = any(${bigints(clientes)})`}
    order by removida_em desc, id desc ${pageSql({ pagina, linhas })}`.execute(tx)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Whether something that was taken away lies in what another removal took. */
export async function liesInRemoved(tx: Tx, remocao: number): Promise<boolean> {
  const { rows } = await sql<{ lies: boolean }>`
    select exists (
      select from habilidade x join categoria k on k.id = x.categoria_id
      where x.remocao_id = ${remocao} and k.remocao_id <> ${remocao}
      union all
      select from extra x join categoria k on k.id = x.categoria_id
      where x.remocao_id = ${remocao} and k.remocao_id <> ${remocao}
      union all
      select from extra_item i join extra x on x.id = i.extra_id join categoria k on k.id = x.categoria_id
      where i.remocao_id = ${remocao} and (x.remocao_id <> ${remocao} or k.remocao_id <> ${remocao})
      union all
      select from categoria k join categoria p on p.id = k.pai_id
      left join categoria c on c.origem_id = p.id and c.cliente_id = k.cliente_id and not c.descartada
      where k.remocao_id = ${remocao}
        and case when c.id is null then p.remocao_id else c.remocao_id end <> ${remocao}) as lies`.execute(tx)
  return rows[0]?.lies ?? false
}

/**
 * Brings back all that one removal took.
 * @throws 23505 when a name, a code or a place is another's by now
 */
export async function bringBack(tx: Tx, remocao: number): Promise<void> {
  await sql`update curriculo set remocao_id = null where remocao_id = ${remocao}`.execute(tx)
  await sql`update categoria set remocao_id = null, descartada = false where remocao_id = ${remocao}`.execute(
    tx,
  )
  await sql`update habilidade set remocao_id = null where remocao_id = ${remocao}`.execute(tx)
  await sql`
    with voltou as (update extra_item set remocao_id = null where remocao_id = ${remocao} returning extra_id)
    update extra set versao = versao + 1 where id in (select extra_id from voltou)`.execute(tx)
  await sql`update extra set remocao_id = null where remocao_id = ${remocao}`.execute(tx)
  await sql`update curriculo_remocao set desfeita_em = now() where id = ${remocao}`.execute(tx)
}

/** Lets a removed curriculum be found again, for the check of who may bring it back: that undoes it when it fails. */
export async function uncover(tx: Tx, { id, curriculo_id }: RemocaoRow): Promise<void> {
  await sql`update curriculo set remocao_id = null where id = ${curriculo_id} and remocao_id = ${id}`.execute(
    tx,
  )
}
