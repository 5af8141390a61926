/** SQL on the items of a file: what is done with each, what it would change, and what is nearly one with it. */
import { type RawBuilder, sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, jsonRows, pageSql } from '../../../../core/server/sql.ts'
import { questoesCitadas } from '../../questao/server/public.ts'
import { emUso } from '../../questao/server/public-importar.ts'
import {
  comoSeCompara,
  listQuaseIguais,
  listQuaseIguaisEntre,
} from '../../questao/server/public-parecidas.ts'
import type { ConteudoQuestao, TipoQuestao } from '../../questao/shapes.ts'
import type { Decisao, Situacao, Vista } from '../shapes.ts'
import type { Contagem } from './queries.ts'

/** What is done with an item `o` of a file `m`: as it was chosen for it, else for all; null: it can't come in. */
export const decisao = sql<Decisao | null>`case when o.questao is null then null when o.situacao = 'igual' then 'manter'
  when o.situacao = 'existe' then coalesce(o.decisao, m.existentes) else coalesce(o.decisao, 'trazer') end`
/** The question that it would change. */
export const alvo = sql<
  number | null
>`case o.situacao when 'existe' then o.questao_id when 'igual' then null else o.parecida end`
const isParecida = sql<boolean>`(o.situacao in ('nova', 'mudada') and (o.parecida is not null or o.gemea is not null))`

export const itensOf = (importacao: number) => sql`from questao_importacao_item o
  join questao_importacao m on m.id = o.importacao_id where o.importacao_id = ${importacao}`

const inVista = (vista: Vista | undefined) =>
  vista === undefined ? sql`true` : vista === 'parecida' ? isParecida : sql`o.situacao = ${vista}`

/** What recording would do as things are chosen now. */
export async function contar(tx: Tx, importacao: number): Promise<Contagem> {
  const { rows } = await sql<{ contagem: Contagem }>`
    select jsonb_build_object('nova', count(*) filter (where situacao = 'nova'),
      'mudada', count(*) filter (where situacao = 'mudada'), 'existe', count(*) filter (where situacao = 'existe'),
      'igual', count(*) filter (where situacao = 'igual'), 'fora', count(*) filter (where situacao = 'fora'),
      'parecidas', count(*) filter (where parecida), 'criadas', count(*) filter (where decisao = 'trazer'),
      'mudadas', count(distinct alvo) filter (where decisao in ('versao', 'substituir'))) as contagem
    from (select o.situacao, ${isParecida} as parecida, ${decisao} as decisao, ${alvo} as alvo ${itensOf(importacao)}) x`.execute(
    tx,
  )
  return sure(rows[0]).contagem
}

export interface ItemRow {
  numero: number
  arquivo: string
  linha: number | null
  titulo: string
  texto: string
  situacao: Situacao
  tipo: TipoQuestao | null
  imagens: { midia: number; alt: string }[]
  notas: { codigo: string; detalhe: string }[]
  questao_id: number | null
  decisao: Decisao | null
  alvo: number | null
  mudou: boolean
  parecida: { id: number; nome: string; semelhanca: number } | null
  gemea: { numero: number; nome: string; semelhanca: number } | null
}

const nome = (of: string) => sql`coalesce(nullif(${sql.ref(`${of}.titulo`)}, ''), ${sql.ref(`${of}.texto`)})`

/** Items of one kind, or all, in the order of the file; those that changed under the person's eyes first. */
export async function pageItens(
  tx: Tx,
  actor: Actor,
  importacao: number,
  { situacao, ...page }: { situacao?: Vista | undefined; pagina: number; linhas: number },
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select o.numero, o.arquivo, o.linha, o.titulo, o.texto, o.situacao, o.tipo, o.imagens, o.notas, o.questao_id, o.mudou,
      ${decisao} as decisao, ${alvo} as alvo,
      case when ${isParecida} then
        ${questoesCitadas(actor, sql`select o.parecida`)} -> 0 || jsonb_build_object('semelhanca', o.semelhanca) end as parecida,
      case when ${isParecida} then (
        select jsonb_build_object('numero', g.numero, 'nome', ${nome('g')}, 'semelhanca', o.gemea_semelhanca)
        from questao_importacao_item g where g.importacao_id = o.importacao_id and g.numero = o.gemea) end as gemea
    ${itensOf(importacao)} and ${inVista(situacao)} order by o.mudou desc, o.numero ${pageSql(page)}`.execute(
    tx,
  )
  return rows
}

/** Which questions those items would change that are named, or are of a kind. */
export async function listAlvosDe(tx: Tx, importacao: number, pick: RawBuilder<boolean>): Promise<number[]> {
  const { rows } = await sql<{ alvo: number }>`
    select distinct ${alvo} as alvo ${itensOf(importacao)} and ${pick} and ${alvo} is not null`.execute(tx)
  return rows.map((row) => row.alvo)
}

export const picked = ({
  itens,
  situacao,
}: {
  itens?: readonly number[] | undefined
  situacao?: Vista | undefined
}) => sql<boolean>`(${itens ? sql`o.numero = any(${bigints(itens)})` : sql`true`} and ${inVista(situacao)})`

/** Chooses for those items of whom it can be said; `alvos`: questions that the person may change. Returns how many. */
export async function decide(
  tx: Tx,
  importacao: number,
  { pick, decisao: chosen, alvos }: { pick: RawBuilder<boolean>; decisao: Decisao; alvos: readonly number[] },
): Promise<number> {
  const can = chosen === 'trazer' || chosen === 'manter' ? sql`true` : sql`${alvo} = any(${bigints(alvos)})`
  const { numAffectedRows } = await sql`
    update questao_importacao_item i set decisao = ${chosen}, mudou = false
    from (select o.numero ${itensOf(importacao)} and ${pick} and o.questao is not null and o.situacao <> 'igual' and ${can}) x
    where i.importacao_id = ${importacao} and i.numero = x.numero`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export interface AlvoRow {
  numero: number
  alvo: number | null
  /** As the person saw it. */
  revisao: number | null
}

/** What recording would change, as it was seen. */
export async function listAlvos(tx: Tx, importacao: number): Promise<AlvoRow[]> {
  const { rows } = await sql<AlvoRow>`
    select o.numero, ${alvo} as alvo, o.alvo_revisao as revisao ${itensOf(importacao)}
      and ${decisao} in ('versao', 'substituir') order by o.numero`.execute(tx)
  return rows
}

/** Marks those that changed under the person's eyes, as they are now; what is there no more is nothing to decide about. */
export async function markMudaram(
  tx: Tx,
  importacao: number,
  rows: readonly { numero: number; revisao: number | null }[],
): Promise<void> {
  await sql`
    update questao_importacao_item i set mudou = true, alvo_revisao = x.revisao,
      decisao = case when x.revisao is not null then i.decisao when i.situacao = 'existe' then 'manter' end,
      parecida = case when x.revisao is not null or i.parecida in (${emUso}) then i.parecida end
    from jsonb_to_recordset(${jsonRows(rows)}) as x (numero int, revisao int)
    where i.importacao_id = ${importacao} and i.numero = x.numero`.execute(tx)
}

/** Items that came whole and are new here, as they are compared. */
const dadas = (importacao: number, more: RawBuilder<unknown>) => sql`
  select o.numero as n, ${comoSeCompara(sql`o.questao ->> 'texto'`, sql`o.questao -> 'conteudo'`)}
  from questao_importacao_item o
  where o.importacao_id = ${importacao} and o.questao is not null and o.situacao in ('nova', 'mudada') ${more}`

/** Finds those that are nearly one with another of the same file. */
export async function compareEntre(tx: Tx, importacao: number): Promise<void> {
  const found = await listQuaseIguaisEntre(tx, dadas(importacao, sql``))
  await sql`update questao_importacao_item i set gemea = x.com, gemea_semelhanca = x.semelhanca
    from jsonb_to_recordset(${jsonRows(found)}) as x (n int, com int, semelhanca real)
    where i.importacao_id = ${importacao} and i.numero = x.n`.execute(tx)
}

/** Finds what in the bank is nearly one with some items, those after `depois`. Returns the last of them; null: there is none. */
export async function compareBanco(
  tx: Tx,
  actor: Actor,
  importacao: number,
  { depois, linhas }: { depois: number; linhas: number },
): Promise<number | null> {
  const some = dadas(importacao, sql`and o.numero > ${depois} order by o.numero limit ${linhas}`)
  const { rows } = await sql<{ n: number | null }>`select max(x.n) as n from (${some}) x`.execute(tx)
  const last = rows[0]?.n ?? null
  if (last === null) return null
  const found = await listQuaseIguais(tx, actor, some)
  await sql`update questao_importacao_item i set parecida = x.id, semelhanca = x.semelhanca, alvo_revisao = x.revisao
    from jsonb_to_recordset(${jsonRows(found)}) as x (n int, id bigint, semelhanca real, revisao int)
    where i.importacao_id = ${importacao} and i.numero = x.n and i.situacao in ('nova', 'mudada')`.execute(tx)
  return last
}

/** An item as the bank would have it. */
export async function findItem(tx: Tx, importacao: number, numero: number) {
  const { rows } = await sql<{ tipo: TipoQuestao; titulo: string; conteudo: ConteudoQuestao }>`
    select o.tipo, o.titulo, o.questao -> 'conteudo' as conteudo from questao_importacao_item o
    where o.importacao_id = ${importacao} and o.numero = ${numero} and o.questao -> 'conteudo' is not null`.execute(
    tx,
  )
  return rows[0]
}

export async function findOriginal(tx: Tx, importacao: number, numero: number): Promise<string | null> {
  const row = await tx
    .selectFrom('questao_importacao_item')
    .select('original')
    .where('importacao_id', '=', importacao)
    .where('numero', '=', numero)
    .executeTakeFirst()
  return row?.original ?? null
}
