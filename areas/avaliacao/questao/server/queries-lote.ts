/** SQL of changing many questions at once, and of what they were before. */
import { sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { Clear } from '../../../../core/server/housekeeping.ts'
import { bigints, jsonRows } from '../../../../core/server/sql.ts'
import type { Colunas } from '../rules-lote.ts'
import type { ConteudoQuestao } from '../shapes.ts'
import { columns, type QuestaoRow } from './queries.ts'

/** How long a person may take it back: their alert shows it for ten seconds, a slow network takes longer. */
const TO_UNDO_MS = 10 * 60_000

export interface EmLote extends QuestaoRow {
  conteudo: ConteudoQuestao
  comando: string
  antes: Colunas
  alterada: string
}

/** These questions, each held until the transaction ends, unless that is not meant, in the order of their numbers. */
export async function listForLote(
  tx: Tx,
  actor: Actor,
  ids: readonly number[],
  { lock = true } = {},
): Promise<EmLote[]> {
  if (lock)
    await sql`select q.id from questao q where q.id = any(${bigints(ids)}) order by q.id for update`.execute(
      tx,
    )
  const { rows } = await sql<EmLote>`
    select ${columns(actor)}, q.conteudo, q.comando, q.alterada_em::text as alterada,
      jsonb_build_object('estado', q.estado, 'disciplina_id', q.disciplina_id, 'periodo_id', q.periodo_id,
        'dificuldade', q.dificuldade, 'rede_id', q.rede_id, 'habilidades', q.habilidades,
        'tags', array(select y.tag_id from questao_tag y where y.questao_id = q.id order by y.tag_id)) as antes
    from questao q where q.id = any(${bigints(ids)}) order by q.id`.execute(tx)
  return rows
}

/** What a question was, and the revision that it had after; `favorita`: only that changed. */
export interface Item {
  id: number
  antes: (Colunas & { alterada_em: string; revisao: number }) | null
  favorita: boolean | null
}

/** Makes questions what `rows` say, each a revision more; returns the revision that each has then. */
export async function setColunas(
  tx: Tx,
  rows: readonly (Colunas & { id: number; alterada_em: Date | string })[],
): Promise<ReadonlyMap<number, number>> {
  if (rows.length === 0) return new Map()
  const given = jsonRows(rows)
  const ids = bigints(rows.map(({ id }) => id))
  const { rows: done } = await sql<{ id: number; revisao: number }>`
    update questao q set estado = x.estado, disciplina_id = x.disciplina_id, periodo_id = x.periodo_id,
      dificuldade = x.dificuldade, rede_id = x.rede_id, revisao = q.revisao + 1, alterada_em = x.alterada_em
    from jsonb_to_recordset(${given}) as x (id bigint, estado text, disciplina_id bigint, periodo_id bigint,
      dificuldade smallint, rede_id bigint, alterada_em timestamptz)
    where q.id = x.id returning q.id, q.revisao`.execute(tx)
  await sql`delete from questao_habilidade where questao_id = any(${ids})`.execute(tx)
  await sql`insert into questao_habilidade (questao_id, habilidade_id, ordem)
    select x.id, y.id::bigint, y.ordem from jsonb_to_recordset(${given}) as x (id bigint, habilidades jsonb),
      jsonb_array_elements_text(x.habilidades) with ordinality y (id, ordem)`.execute(tx)
  await sql`delete from questao_tag where questao_id = any(${ids})`.execute(tx)
  await sql`insert into questao_tag (questao_id, tag_id)
    select x.id, y.id::bigint from jsonb_to_recordset(${given}) as x (id bigint, tags jsonb),
      jsonb_array_elements_text(x.tags) y (id)`.execute(tx)
  return new Map(done.map(({ id, revisao }) => [id, revisao]))
}

/** Puts questions among the person's favourites, or takes them out. */
export const setFavoritas = (tx: Tx, usuario: number, ids: readonly number[], favorita: boolean) =>
  favorita
    ? sql`insert into questao_favorita (usuario_id, questao_id) select ${usuario}, unnest(${bigints(ids)})
        on conflict do nothing`.execute(tx)
    : sql`delete from questao_favorita where usuario_id = ${usuario} and questao_id = any(${bigints(ids)})`.execute(
        tx,
      )

export async function keepLote(tx: Tx, usuario: number, itens: readonly Item[], now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into questao_lote (usuario_id, antes, created_at)
    values (${usuario}, ${jsonRows(itens)}, ${now}) returning id`.execute(tx)
  return sure(rows[0]).id
}

/** What the person changed of many a short while ago, each time once. */
export async function takeLote(tx: Tx, usuario: number, id: number, now: Date): Promise<Item[]> {
  const { rows } = await sql<{
    antes: Item[]
  }>`delete from questao_lote where id = ${id} and usuario_id = ${usuario}
    and created_at > ${new Date(now.getTime() - TO_UNDO_MS)} returning antes`.execute(tx)
  return rows[0]?.antes ?? []
}

/** Forgets what nobody may take back any more. */
export const clearLotes: Clear = async (tx, now) => {
  await tx
    .deleteFrom('questao_lote')
    .where('created_at', '<', new Date(now.getTime() - TO_UNDO_MS))
    .execute()
}
