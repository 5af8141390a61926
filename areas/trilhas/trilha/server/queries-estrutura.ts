/** SQL of the axes, skills and lessons of a path: read from the draft or from what is published, written to the draft. */
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import type { DB } from '../../../../database/types.ts'
import { aulasVisibleTo } from '../../../ensino/aula/server/public.ts'
import { habilidadeCitada } from '../../../ensino/curriculo/server/public-citar.ts'
import type { HabilidadeDoCurriculo, Nivel } from '../shapes.ts'

export interface EixoRow {
  id: number
  nome: string
  descricao: string
  ordem: number
}

export interface HabilidadeRow extends EixoRow {
  trilha_id: number
  eixo_id: number
  destaque: boolean
  habilidade: HabilidadeDoCurriculo | null
}

export interface AulaRow {
  habilidade_id: number
  id: number
  titulo: string
  codigo: string
  nivel: Nivel
  disponivel: boolean
  telas: number
}

export interface Estrutura {
  eixos: EixoRow[]
  habilidades: HabilidadeRow[]
  aulas: AulaRow[]
}

const tableOf = (draft: boolean, name: string) => sql.table(`${draft ? 'rascunho' : 'trilha'}_${name}`)
const standing = (draft: boolean, column: string): RawBuilder<boolean> =>
  draft ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} is null`

async function listEixos(tx: Tx, draft: boolean, where: RawBuilder<boolean>): Promise<EixoRow[]> {
  const { rows } = await sql<EixoRow>`
    select e.id, e.nome, e.descricao, e.ordem from ${tableOf(draft, 'eixo')} e
    where ${where} and ${standing(draft, 'e.removido_em')} order by e.ordem, e.id`.execute(tx)
  return rows
}

async function listHabilidades(tx: Tx, draft: boolean, where: RawBuilder<boolean>): Promise<HabilidadeRow[]> {
  const { rows } = await sql<HabilidadeRow>`
    select h.id, h.trilha_id, h.eixo_id, h.nome, h.descricao, h.ordem, h.destaque,
      ${habilidadeCitada(sql.ref('h.habilidade_id'))} as habilidade
    from ${tableOf(draft, 'habilidade')} h
    where ${where} and ${standing(draft, 'h.removida_em')} order by h.ordem, h.id`.execute(tx)
  return rows
}

async function listAulas(tx: Tx, draft: boolean, where: RawBuilder<boolean>): Promise<AulaRow[]> {
  const { rows } = await sql<AulaRow>`
    select x.habilidade_id, a.id, a.titulo, a.codigo, x.nivel, a.disponivel, a.total_telas as telas
    from ${tableOf(draft, 'aula')} x join aula_atual a on a.id = x.aula_id
    where ${where} order by x.nivel, x.ordem, a.id`.execute(tx)
  return rows
}

/** At most 20 axes of 30 skills of 60 lessons. */
export async function readEstrutura(tx: Tx, trilha: number, draft: boolean): Promise<Estrutura> {
  const [eixos, habilidades, aulas] = await Promise.all([
    listEixos(tx, draft, sql<boolean>`e.trilha_id = ${trilha}`),
    listHabilidades(tx, draft, sql<boolean>`h.trilha_id = ${trilha}`),
    listAulas(tx, draft, sql<boolean>`x.trilha_id = ${trilha}`),
  ])
  return { eixos, habilidades, aulas }
}

/** One axis of the draft, with what it holds. */
export async function readEixo(tx: Tx, id: number): Promise<Estrutura> {
  const inEixo = sql<boolean>`x.habilidade_id in (select h.id from rascunho_habilidade h where h.eixo_id = ${id})`
  const [eixos, habilidades, aulas] = await Promise.all([
    listEixos(tx, true, sql<boolean>`e.id = ${id}`),
    listHabilidades(tx, true, sql<boolean>`h.eixo_id = ${id}`),
    listAulas(tx, true, inEixo),
  ])
  return { eixos, habilidades, aulas }
}

/** One skill of the draft, with its lessons; undefined when the draft has none of this id. */
export async function readHabilidade(
  tx: Tx,
  id: number,
): Promise<{ habilidade: HabilidadeRow; aulas: AulaRow[] } | undefined> {
  const [[habilidade], aulas] = await Promise.all([
    listHabilidades(tx, true, sql<boolean>`h.id = ${id}`),
    listAulas(tx, true, sql<boolean>`x.habilidade_id = ${id}`),
  ])
  return habilidade && { habilidade, aulas }
}

/** The path of an axis, of its draft or as it is published. */
export async function trilhaOfEixo(tx: Tx, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ trilha_id: number }>`
    select trilha_id from rascunho_eixo where id = ${id}
    union all select trilha_id from trilha_eixo where id = ${id} limit 1`.execute(tx)
  return rows[0]?.trilha_id
}

export async function trilhaOfHabilidade(tx: Tx, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ trilha_id: number }>`
    select trilha_id from rascunho_habilidade where id = ${id}
    union all select trilha_id from trilha_habilidade where id = ${id} limit 1`.execute(tx)
  return rows[0]?.trilha_id
}

/** The axes of a draft, in order. */
export async function eixoIds(tx: Tx, trilha: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from rascunho_eixo where trilha_id = ${trilha} order by ordem, id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The skills of an axis of a draft, in order. */
export async function habilidadeIds(tx: Tx, eixo: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from rascunho_habilidade where eixo_id = ${eixo} order by ordem, id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function insertEixo(
  tx: Tx,
  row: { trilha_id: number; nome: string; descricao: string; ordem: number },
): Promise<number> {
  const { id } = await tx.insertInto('rascunho_eixo').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateEixo = (tx: Tx, id: number, change: Updateable<DB['rascunho_eixo']>) =>
  tx.updateTable('rascunho_eixo').set(change).where('id', '=', id).execute()

export const deleteEixo = (tx: Tx, id: number) =>
  tx.deleteFrom('rascunho_eixo').where('id', '=', id).execute()

export async function insertHabilidade(
  tx: Tx,
  row: Updateable<DB['rascunho_habilidade']> & {
    trilha_id: number
    eixo_id: number
    nome: string
    ordem: number
  },
): Promise<number> {
  const made = tx.insertInto('rascunho_habilidade').values(row).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export const updateHabilidade = (tx: Tx, id: number, change: Updateable<DB['rascunho_habilidade']>) =>
  tx.updateTable('rascunho_habilidade').set(change).where('id', '=', id).execute()

export const deleteHabilidade = (tx: Tx, id: number) =>
  tx.deleteFrom('rascunho_habilidade').where('id', '=', id).execute()

/** Numbers these 1 to n, as they stand here. */
export async function number(
  tx: Tx,
  table: 'rascunho_eixo' | 'rascunho_habilidade',
  ids: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} x set ordem = y.ordem
    from unnest(${bigints(ids)}) with ordinality as y (id, ordem)
    where x.id = y.id and x.ordem <> y.ordem`.execute(tx)
}

export interface AulaNova {
  aula_id: number
  nivel: Nivel
}

/** Of these lessons, those that are published and that the person may see. */
export async function listAddable(tx: Tx, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from aula_atual a
    where a.id = any(${bigints(ids)}) and a.disponivel and ${aulasVisibleTo(actor)}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Lessons come last in their level; one that stands in the skill takes the level told. */
export async function putAulas(
  tx: Tx,
  { trilha, habilidade }: { trilha: number; habilidade: number },
  aulas: readonly AulaNova[],
): Promise<void> {
  const ids = aulas.map(({ aula_id }) => aula_id)
  const niveis = aulas.map(({ nivel }) => nivel)
  await sql`
    insert into rascunho_aula (trilha_id, habilidade_id, aula_id, nivel, ordem)
    select ${trilha}, ${habilidade}, y.aula, y.nivel, y.ordem + coalesce(
      (select max(x.ordem) from rascunho_aula x where x.habilidade_id = ${habilidade}), 0)
    from unnest(${bigints(ids)}, ${niveis}::int[]) with ordinality as y (aula, nivel, ordem)
    on conflict (tenant_id, habilidade_id, aula_id) do update set
      ordem = case when rascunho_aula.nivel = excluded.nivel then rascunho_aula.ordem else excluded.ordem end,
      nivel = excluded.nivel`.execute(tx)
  await numberAulas(tx, habilidade)
}

export async function deleteAulas(tx: Tx, habilidade: number, aulas: readonly number[]): Promise<void> {
  await sql`
    delete from rascunho_aula
    where habilidade_id = ${habilidade} and aula_id = any(${bigints(aulas)})`.execute(tx)
  await numberAulas(tx, habilidade)
}

/** All lessons of one level, as they stand here. */
export async function orderAulas(tx: Tx, habilidade: number, aulas: readonly number[]): Promise<void> {
  await sql`
    update rascunho_aula x set ordem = y.ordem
    from unnest(${bigints(aulas)}) with ordinality as y (id, ordem)
    where x.habilidade_id = ${habilidade} and x.aula_id = y.id`.execute(tx)
  await numberAulas(tx, habilidade)
}

/** 1 to n through the levels. */
async function numberAulas(tx: Tx, habilidade: number): Promise<void> {
  await sql`
    update rascunho_aula x set ordem = y.ordem from (
      select aula_id, row_number() over (order by nivel, ordem, aula_id) as ordem
      from rascunho_aula where habilidade_id = ${habilidade}) y
    where x.habilidade_id = ${habilidade} and x.aula_id = y.aula_id and x.ordem <> y.ordem`.execute(tx)
}
