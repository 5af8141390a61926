/** SQL of categories, in the base and as a version shows them. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { citado } from '../../catalogo/server/public-citar.ts'
import type { Categoria } from '../shapes.ts'
import { MAX_CATEGORIAS } from '../shapes.ts'
import { shownIn } from './queries-curriculo.ts'
import { diferencasSql } from './queries-diferenca.ts'

/** A category as it is kept. */
export interface CategoriaRow {
  id: number
  curriculo_id: number
  cliente_id: number | null
  origem_id: number | null
  nome: string
  sigla: string
  cor: string | null
  removida: boolean
}

const row = sql`k.id, k.curriculo_id, k.cliente_id, k.origem_id, k.nome, k.sigla, k.cor, k.remocao_id is not null as removida`

export async function findCategoria(tx: Tx, id: number): Promise<CategoriaRow | undefined> {
  const { rows } = await sql<CategoriaRow>`select ${row} from categoria k where k.id = ${id}`.execute(tx)
  return rows[0]
}

/** A client's copy of a base category, removed or not. */
export async function findCopia(tx: Tx, origem: number, cliente: number): Promise<CategoriaRow | undefined> {
  const { rows } = await sql<CategoriaRow>`
    select ${row} from categoria k
    where k.origem_id = ${origem} and k.cliente_id = ${cliente} and not k.descartada`.execute(tx)
  return rows[0]
}

const live = (table: RawBuilder<unknown>) => sql<number>`(
  select count(*) from ${table} y where y.curriculo_id = k.curriculo_id and y.categoria_id = k.id and y.remocao_id is null)`

/** The categories that a version of a curriculum shows, not yet arranged: `pai` is of the base where that is copied. */
export async function listCategorias(tx: Tx, curriculo: number, versao: number | null): Promise<Categoria[]> {
  const { rows } = await sql<Categoria>`
    with nova as materialized (
      select copia, count(*) as n from (${diferencasSql(
        versao === null
          ? sql`false`
          : sql`k.curriculo_id = ${curriculo} and k.cliente_id = ${versao} and k.remocao_id is null`,
      )}) d group by copia)
    select k.id, k.nome, k.sigla, coalesce(o.ordem, k.ordem) as ordem, k.cor, k.pai_id as pai,
      k.curriculo_id as curriculo, k.cliente_id as cliente, k.origem_id as origem,
      ${citado('disciplina', sql.ref('k.disciplina_id'))} as disciplina,
      ${live(sql`habilidade`)} as qtd_habilidades, ${live(sql`extra`)} as qtd_extras, coalesce(nova.n, 0) as diferencas
    from categoria k
    left join categoria_ordem o on o.cliente_id = ${versao}::bigint and o.categoria_id = coalesce(k.origem_id, k.id)
    left join nova on nova.copia = k.id
    where k.curriculo_id = ${curriculo} and ${shownIn(versao)}
    order by ordem, k.id limit ${2 * MAX_CATEGORIAS}`.execute(tx)
  return rows
}

export interface CategoriaColumns {
  nome: string
  sigla: string
  cor: string | null
  disciplina_id: number | null
}

export async function insertCategoria(
  tx: Tx,
  values: CategoriaColumns & {
    curriculo_id: number
    cliente_id: number | null
    pai_id: number | null
    ordem: number
  },
): Promise<number> {
  const { id } = await tx.insertInto('categoria').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateCategoria = (
  tx: Tx,
  id: number,
  change: Partial<CategoriaColumns & { pai_id: number | null }>,
) => tx.updateTable('categoria').set(change).where('id', '=', id).execute()

/** Numbers categories in this order from 1; in a version only for its client. */
export async function orderCategorias(tx: Tx, ids: readonly number[], versao: number | null): Promise<void> {
  await (versao === null
    ? sql`update categoria k set ordem = x.ordem
        from unnest(${bigints(ids)}) with ordinality as x (id, ordem) where k.id = x.id and k.ordem <> x.ordem`
    : sql`insert into categoria_ordem (cliente_id, categoria_id, ordem)
        select ${versao}, coalesce(k.origem_id, k.id), x.ordem
        from unnest(${bigints(ids)}) with ordinality as x (id, ordem) join categoria k on k.id = x.id
        on conflict (tenant_id, cliente_id, categoria_id) do update set ordem = excluded.ordem`
  ).execute(tx)
}

/** Copies base categories for a client, with their skills and extras, each linked to what it is a copy of. */
export async function copyCategorias(tx: Tx, ids: readonly number[], cliente: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into categoria (curriculo_id, pai_id, disciplina_id, nome, sigla, ordem, cor, cliente_id, origem_id, origem_versao)
    select b.curriculo_id, b.pai_id, b.disciplina_id, b.nome, b.sigla, b.ordem, b.cor, ${cliente}, b.id, b.versao
    from categoria b where b.id = any(${bigints(ids)}) and b.cliente_id is null and b.remocao_id is null
    on conflict do nothing returning id`.execute(tx)
  const made = rows.map(({ id }) => id)
  if (made.length === 0) return
  await sql`
    insert into habilidade (curriculo_id, categoria_id, cliente_id, codigo, texto, anos, descritor_saeb, bncc_codigo,
      vigencia, origem_id, origem_versao)
    select k.curriculo_id, k.id, k.cliente_id, h.codigo, h.texto, h.anos, h.descritor_saeb, h.bncc_codigo,
      h.vigencia, h.id, h.versao
    from categoria k join habilidade h on h.curriculo_id = k.curriculo_id and h.categoria_id = k.origem_id
    where k.id = any(${bigints(made)}) and h.remocao_id is null`.execute(tx)
  await sql`
    with novo as (
      insert into extra (curriculo_id, categoria_id, cliente_id, nome, cor, ordem, origem_id, origem_versao)
      select k.curriculo_id, k.id, k.cliente_id, e.nome, e.cor, e.ordem, e.id, e.versao
      from categoria k join extra e on e.curriculo_id = k.curriculo_id and e.categoria_id = k.origem_id
      where k.id = any(${bigints(made)}) and e.remocao_id is null
      returning id, origem_id)
    insert into extra_item (extra_id, nome, ordem)
    select novo.id, i.nome, i.ordem from novo join extra_item i on i.extra_id = novo.origem_id
    where i.remocao_id is null`.execute(tx)
}
