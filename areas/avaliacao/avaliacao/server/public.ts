/** What phases know of assessments: pieces of statements, one by its number, and who holds them. */
import { type RawBuilder, sql } from 'kysely'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { citado } from '../../../ensino/catalogo/server/public-citar.ts'
import { avaliacaoPolicy } from '../policy.ts'
import { alvoOf } from './present.ts'
import * as queries from './queries.ts'

/** What a phase tells of an assessment, by an expression of its id. */
export const avaliacaoCitada = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select jsonb_build_object('id', citada.id, 'titulo', citada.titulo, 'estado', citada.estado,
      'modalidade', citada.modalidade, 'periodo', ${citado('periodo', sql.ref('citada.periodo_id'))})
    from avaliacao citada where citada.id = ${id})`

/** Its name alone. */
export const nomeDaAvaliacao = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select jsonb_build_object('id', citada.id, 'nome', citada.titulo) from avaliacao citada where citada.id = ${id})`

/** Those of these that the person sees and may be put into a phase: all but what was put away. */
export async function listUsaveis({ tx, actor }: Context, ids: readonly number[]): Promise<number[]> {
  const rows = await queries.listPorId(tx, actor, ids)
  return rows
    .filter((row) => row.estado !== 'arquivada' && can(avaliacaoPolicy, actor, 'view', alvoOf(row)))
    .map(({ id }) => id)
}

/** What a phase holds fast while it goes on: their states and versions; nobody else changes them until the transaction ends. */
export async function holdAvaliacoes(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; pronta: boolean; cadernos: number }[]> {
  const { rows } = await sql<{ id: number; pronta: boolean; cadernos: number }>`
    select a.id, a.estado = 'pronta' as pronta, a.cadernos from avaliacao a
    where a.id = any(${bigints(ids)}) order by a.id for update of a`.execute(tx)
  return rows
}
