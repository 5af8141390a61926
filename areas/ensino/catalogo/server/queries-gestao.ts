/** SQL of school years and disciplines as administrators keep them. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import type { Disciplina } from '../contract.ts'
import type { DisciplinaGerida } from '../contract-gestao.ts'
import { aulasMarcadas, matrizes } from './public-acima.ts'

/** Rows of either list: a declared cap. */
const MOST = 500

type Tabela = 'disciplina' | 'periodo'

/** Nobody else arranges them until the transaction ends. */
export async function lockList(tx: Tx, table: Tabela): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`catalogo:${table}`}), current_tenant())`.execute(tx)
}

export async function listGeridas(tx: Tx): Promise<DisciplinaGerida[]> {
  const { rows } = await sql<DisciplinaGerida>`
    select d.id, d.nome, d.sigla, d.area, d.ativa, row_number() over (order by d.ordem, d.id) as ordem,
      ${aulasMarcadas.ask().daDisciplinaSql(sql.ref('d.id'))} as qtd_aulas,
      ${matrizes.ask().categoriasSql(sql.ref('d.id'))} as qtd_categorias
    from disciplina d order by d.ordem, d.id limit ${MOST}`.execute(tx)
  return rows
}

export interface AnoRow {
  ensino: number
  ensino_nome: string
  id: number
  codigo: string
  nome: string
  ativa: boolean
  ordem: number
  qtd_aulas: number
  qtd_curriculos: number
}

/** Every stage, with null in the place of the year when it has none. */
export async function listAnos(tx: Tx): Promise<(AnoRow | (Omit<AnoRow, 'id'> & { id: null }))[]> {
  const { rows } = await sql<AnoRow>`
    select e.id as ensino, e.nome as ensino_nome, p.id, p.codigo, p.nome, p.ativa,
      row_number() over (partition by e.id order by p.ordem, p.id) as ordem,
      ${aulasMarcadas.ask().doPeriodoSql(sql.ref('p.id'))} as qtd_aulas,
      ${matrizes.ask().curriculosSql(sql.ref('p.codigo'))} as qtd_curriculos
    from ensino e left join periodo p on p.ensino_id = e.id
    order by e.ordem, e.id, p.ordem, p.id limit ${MOST}`.execute(tx)
  return rows
}

const last = (table: Tabela): RawBuilder<number> =>
  sql<number>`(select coalesce(max(ordem), 0) + 1 from ${sql.table(table)})`

/** @throws 23505 when the name or the short name is another's */
export const insertDisciplina = (tx: Tx, values: { nome: string; sigla: string; area: Disciplina['area'] }) =>
  tx
    .insertInto('disciplina')
    .values({ ...values, ordem: last('disciplina') })
    .execute()

/** @throws 23505 when the name or the short name is another's */
export const updateDisciplina = (
  tx: Tx,
  id: number,
  change: { nome?: string; sigla?: string; area?: Disciplina['area']; ativa?: boolean },
) => tx.updateTable('disciplina').set(change).where('id', '=', id).execute()

/** @throws 23505 when the code is another's */
export const insertAno = (tx: Tx, values: { ensino_id: number; nome: string; codigo: string }) =>
  tx
    .insertInto('periodo')
    .values({ ...values, ordem: last('periodo') })
    .execute()

export const updateAno = (tx: Tx, id: number, change: { nome?: string; ativa?: boolean }) =>
  tx.updateTable('periodo').set(change).where('id', '=', id).execute()

/** Gives these rows the places that they have among themselves, in this order: what stands beside them stays. */
export async function reorder(tx: Tx, table: Tabela, ids: readonly number[]): Promise<void> {
  await sql`
    with lugar as (
      select ordem, row_number() over (order by ordem, id) as n from ${sql.table(table)} where id = any(${bigints(ids)}))
    update ${sql.table(table)} t set ordem = lugar.ordem
    from unnest(${bigints(ids)}) with ordinality as x (id, n) join lugar using (n) where t.id = x.id`.execute(
    tx,
  )
}

export const hasEnsino = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('ensino').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
