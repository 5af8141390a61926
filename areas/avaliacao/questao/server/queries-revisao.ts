/** SQL of the review of questions: comments, steps, and who may be asked to look. */
import { type RawBuilder, sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, jsonRows } from '../../../../core/server/sql.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import type { Ancora } from '../rules-ancora.ts'
import type { EstadoQuestao } from '../shapes.ts'
import { type CampoComentado, MAX_COMENTARIOS, MAX_PASSOS } from '../shapes-revisao.ts'
import { caminhoSql, refSql } from './queries.ts'

export interface ComentarioRow extends Ancora {
  id: number
  autor: Ref
  resposta_a: number | null
  campo: CampoComentado
  parte: string
  texto: string
  resolvido_em: Date | null
  resolvido: Ref | null
  editado_em: Date | null
  created_at: Date
}

/** Comments with their answers, oldest first. */
export async function listComentarios(tx: Tx, questao: number): Promise<ComentarioRow[]> {
  const { rows } = await sql<ComentarioRow>`
    select c.id, ${refSql('pessoa', 'c.usuario_id')} as autor, c.resposta_a, c.campo, c.parte, c.trecho, c.antes, c.depois,
      c.inicio, c.texto, c.resolvido_em, ${refSql('pessoa', 'c.resolvido_por')} as resolvido, c.editado_em, c.created_at
    from questao_comentario c where c.questao_id = ${questao} order by c.id limit ${sql.lit(MAX_COMENTARIOS)}`.execute(
    tx,
  )
  return rows
}

/** One of the question's; nobody else changes it until the transaction ends. */
export async function findComentario(tx: Tx, questao: number, id: number) {
  const { rows } = await sql<{
    id: number
    autor: number
    resposta_a: number | null
    resolvido_em: Date | null
  }>`select c.id, c.usuario_id as autor, c.resposta_a, c.resolvido_em from questao_comentario c
    where c.questao_id = ${questao} and c.id = ${id} for update`.execute(tx)
  return rows[0]
}

/** How many a question has, those that are open, and answers with them. */
export async function countComentarios(tx: Tx, questao: number): Promise<{ todos: number; abertos: number }> {
  const { rows } = await sql<{ todos: number; abertos: number }>`
    select count(*)::int as todos,
      count(*) filter (where c.resposta_a is null and c.resolvido_em is null)::int as abertos
    from questao_comentario c where c.questao_id = ${questao}`.execute(tx)
  return sure(rows[0])
}

export interface NovoComentario {
  questao_id: number
  usuario_id: number
  resposta_a: number | null
  campo: CampoComentado
  parte: string
  texto: string
  trecho?: string
  antes?: string
  depois?: string
  inicio?: number
}

export async function insertComentario(tx: Tx, given: NovoComentario, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('questao_comentario')
    .values({ ...given, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateComentario = (
  tx: Tx,
  id: number,
  change: {
    texto?: string
    editado_em?: Date
    resolvido_em?: Date | null
    resolvido_por?: number | null
  },
) => tx.updateTable('questao_comentario').set(change).where('id', '=', id).execute()

export const deleteComentario = (tx: Tx, id: number) =>
  tx.deleteFrom('questao_comentario').where('id', '=', id).execute()

export interface PassoRow {
  id: number
  autor: Ref
  antes: EstadoQuestao | null
  depois: EstadoQuestao
  palavra: string
  created_at: Date
}

/** The last ways that a question went, newest first. */
export async function listPassos(tx: Tx, questao: number): Promise<PassoRow[]> {
  const { rows } = await sql<PassoRow>`
    select p.id, ${refSql('pessoa', 'p.usuario_id')} as autor, p.antes, p.depois, p.palavra, p.created_at
    from questao_passo p where p.questao_id = ${questao} order by p.id desc limit ${sql.lit(MAX_PASSOS)}`.execute(
    tx,
  )
  return rows
}

export interface NovoPasso {
  questao: number
  antes: EstadoQuestao | null
  depois: EstadoQuestao
  palavra?: string
}

/** Keeps which way questions went; one that stays where it was goes none. */
export async function addPassos(
  tx: Tx,
  usuario: number,
  passos: readonly NovoPasso[],
  now: Date,
): Promise<void> {
  const rows = passos.filter(({ antes, depois }) => antes !== depois)
  if (rows.length === 0) return
  await sql`insert into questao_passo (questao_id, usuario_id, antes, depois, palavra, created_at)
    select x.questao, ${usuario}, x.antes, x.depois, coalesce(x.palavra, ''), ${now}
    from jsonb_to_recordset(${jsonRows(rows)}) as x (questao bigint, antes text, depois text, palavra text)`.execute(
    tx,
  )
}

export interface Enviada {
  id: number
  titulo: string
  /** Of the network in whose bank it waits. */
  caminho: number[]
}

/** Of these questions those that wait in review, in their order. */
export async function listEnviadas(tx: Tx, ids: readonly number[]): Promise<Enviada[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Enviada>`
    select q.id, q.titulo, coalesce(${caminhoSql('q.rede_id')}, '{}') as caminho
    from questao q where q.id = any(${bigints(ids)}) and q.estado = 'em_revisao' order by q.id`.execute(tx)
  return rows
}

/** How often somebody else than its author decided about a question. */
export async function countDecisoes(tx: Tx, questao: number, autor: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from questao_passo p
    where p.questao_id = ${questao} and p.usuario_id <> ${autor} and p.antes = 'em_revisao'`.execute(tx)
  return sure(rows[0]).n
}

/** Who is asked at once, at most. */
const ASKED = 20

/** Who has decided about a question or commented on it. */
const conhecem = (questao: number): RawBuilder<unknown> => sql`
  select p.usuario_id from questao_passo p where p.questao_id = ${questao} and p.antes = 'em_revisao'
  union select c.usuario_id from questao_comentario c where c.questao_id = ${questao}`

/**
 * Who may approve in this place but these people: those who know the question already where there are any, else those who
 * review first, then who leads nearest to it. The administrators find it in the bank.
 */
export async function listRevisores(
  tx: Tx,
  {
    caminho,
    questao,
    menos,
  }: { caminho: readonly number[]; questao: number | null; menos: readonly number[] },
): Promise<number[]> {
  const knows = questao === null ? sql`false` : sql`v.usuario_id in (${conhecem(questao)})`
  const { rows } = await sql<{ id: number; conhece: boolean }>`
    select v.usuario_id as id, bool_or(${knows}) as conhece
    from ${vigentes()}
    where (v.papel = 'revisor' or v.papel in ('gestor_rede', 'coordenador') and v.funcao = 'escrita'
        and v.rede_id = any(${bigints(caminho)}))
      and v.usuario_id <> all(${bigints(menos)})
    group by v.usuario_id
    order by conhece desc, bool_or(v.papel = 'revisor') desc, max(array_position(${bigints(caminho)}, v.rede_id)) desc nulls last,
      v.usuario_id limit ${sql.lit(ASKED)}`.execute(tx)
  const known = rows.filter(({ conhece }) => conhece)
  return (known.length > 0 ? known : rows).map(({ id }) => id)
}
