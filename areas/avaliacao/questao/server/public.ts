/** What other areas may ask of the bank: which questions a person sees, as they are cited; where a person may put things. */
import { type RawBuilder, sql } from 'kysely'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { nomeDe } from './queries.ts'
import { questoesVisibleTo } from './visible.ts'

export { refuseMidias, refuseUnknown } from './find.ts'
export { caminhoDe } from './find-destino.ts'
export { caminhoSql, habilidadesDaQuestao, refSql } from './queries.ts'
export { doBancoVisibleTo, naRedeDe } from './visible.ts'

/** A statement: of these questions, a statement of ids, those that the person sees. */
export const questoesVistas = (actor: Actor, ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select q.id from questao q where q.id in (${ids}) and ${questoesVisibleTo(actor)}`

/** A list of `{ id, nome }` of the questions that the person sees among these, a statement of ids: by title, else by the statement. */
export const questoesCitadas = (actor: Actor, ids: RawBuilder<unknown>) => sql<Ref[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', q.id, 'nome', ${nomeDe('q')}) order by q.id)
  from questao q where q.id in (${ids}) and ${questoesVisibleTo(actor)}), '[]')`

/** Whether the person sees all these questions. */
export async function maySeeQuestoes(tx: Tx, actor: Actor, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (${questoesVistas(actor, sql`select unnest(${bigints(ids)})`)}) x`.execute(tx)
  return rows[0]?.n === new Set(ids).size
}

/** A statement: the questions that were taken from these screens of a lesson. */
export const questoesDasTelas = (aula: number, telas: readonly number[]): RawBuilder<unknown> => sql`
  select q.id from questao q
  where q.origem_aula_id = ${aula} and q.origem_tela_id = any(${bigints(telas)}) and q.estado <> 'arquivada'`
