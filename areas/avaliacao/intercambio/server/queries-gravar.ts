/** SQL of recording a file of questions, and of taking it back. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, jsonRows } from '../../../../core/server/sql.ts'
import type { Antes, Lugar } from '../../questao/server/public-importar.ts'
import type { Assentada } from '../rules-assentar.ts'
import type { ImportacaoRow } from './queries.ts'
import { alvo, decisao, itensOf } from './queries-itens.ts'

/** What is kept of a question that goes into the bank: the rest stands beside it. */
export type Guardada = Omit<Assentada, 'imagens' | 'catalogo'> &
  Lugar & { texto: string; rascunho: boolean; midias: number[] }

export interface ItemInteiro {
  numero: number
  faz: 'trazer' | 'versao' | 'substituir'
  /** The question that it changes. */
  alvo: number | null
  questao: Guardada
  chave: string
  impressao: string
  resumo: string
  original: string | null
}

/** Items that write something, in their order. */
export async function listEscreve(tx: Tx, importacao: number): Promise<ItemInteiro[]> {
  const { rows } = await sql<ItemInteiro>`select * from (
      select o.numero, ${decisao} as faz, ${alvo} as alvo, o.questao, o.chave, o.impressao, o.resumo, o.original
      ${itensOf(importacao)}) x
    where x.faz in ('trazer', 'versao', 'substituir') order by x.numero`.execute(tx)
  return rows
}

export interface Feito {
  numero: number
  feito: 'criada' | 'versao' | 'substituida'
  questao: number
  /** Of the question, once it was written; of the one put away too. */
  revisao: number
  antes: { questao: Antes; importada: object | null; revisao?: number } | null
}

/** Writes beside every item what was done, and where every question came from. */
export async function saveFeitos(
  tx: Tx,
  { id, usuario_id, formato }: Pick<ImportacaoRow, 'id' | 'usuario_id' | 'formato'>,
  feitos: readonly Feito[],
): Promise<void> {
  await sql`
    with x as (select * from jsonb_to_recordset(${jsonRows(feitos)})
      as x (numero int, feito text, questao bigint, revisao int, antes jsonb)),
    kept as (
      update questao_importacao_item i set feito = x.feito, questao_id = x.questao, revisao = x.revisao, antes = x.antes
      from x where i.importacao_id = ${id} and i.numero = x.numero
      returning i.questao_id, i.chave, i.impressao, i.resumo, i.original)
    insert into questao_importada (questao_id, usuario_id, origem, chave, impressao, resumo, original)
      select distinct on (questao_id) questao_id, ${usuario_id}::bigint, ${formato}, chave, impressao, resumo, original from kept
    on conflict (tenant_id, questao_id) do update set origem = excluded.origem, chave = excluded.chave,
      impressao = excluded.impressao, resumo = excluded.resumo, original = excluded.original`.execute(tx)
}

/** What was known of where these came from. */
export async function listImportadas(tx: Tx, ids: readonly number[]): Promise<Map<number, object>> {
  const { rows } = await sql<{ questao_id: number; row: object }>`
    select questao_id, jsonb_build_object('origem', origem, 'chave', chave, 'impressao', impressao, 'resumo', resumo,
      'original', original) as row
    from questao_importada where questao_id = any(${bigints(ids)})`.execute(tx)
  return new Map(rows.map(({ questao_id, row }) => [questao_id, row]))
}

/** What came from no file before did not come from one. */
export async function restoreImportadas(
  tx: Tx,
  rows: readonly { id: number; importada: object | null }[],
): Promise<void> {
  const none = rows.filter(({ importada }) => importada === null).map(({ id }) => id)
  await sql`delete from questao_importada where questao_id = any(${bigints(none)})`.execute(tx)
  await sql`update questao_importada s set origem = x.origem, chave = x.chave, impressao = x.impressao, resumo = x.resumo,
      original = x.original
    from jsonb_to_recordset(${jsonRows(rows.map(({ id, importada }) => ({ id, ...importada })))})
      as x (id bigint, origem text, chave text, impressao text, resumo text, original text)
    where s.questao_id = x.id and x.impressao is not null`.execute(tx)
}

export interface FeitoRow extends Omit<Feito, 'questao'> {
  questao_id: number
  titulo: string
}

/** What a file did that is there still. */
export async function listFeitos(tx: Tx, importacao: number): Promise<FeitoRow[]> {
  const { rows } = await sql<FeitoRow>`
    select numero, feito, questao_id, revisao, antes, coalesce(nullif(titulo, ''), left(texto, 80)) as titulo
    from questao_importacao_item
    where importacao_id = ${importacao} and feito is not null and questao_id is not null order by numero`.execute(
    tx,
  )
  return rows
}
