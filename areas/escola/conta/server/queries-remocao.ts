/** The SQL of removing an account: asked for, agreed to, taken back. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { lugar, naTurma } from '../../turma/server/public-lugar.ts'

/** Asks again changes nothing: the days go on from the first time. */
export const insertRemoval = (tx: Tx, usuarioId: number, now: Date, apagaEm: Date | null) =>
  tx
    .insertInto('exclusao_conta')
    .values({ usuario_id: usuarioId, pedida_em: now, apaga_em: apagaEm })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'usuario_id']).doNothing())
    .execute()

export async function deleteRemoval(tx: Tx, usuarioId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('exclusao_conta')
    .where('usuario_id', '=', usuarioId)
    .where('encerrada_em', 'is', null)
    .returning('usuario_id')
    .executeTakeFirst()
  return gone !== undefined
}

/** A removal that waits for somebody's word, with the networks of the pupil's classes. */
export async function findWaiting(tx: Tx, usuarioId: number): Promise<{ redes: number[][] } | undefined> {
  const { rows } = await sql<{ redes: number[][] }>`
    select coalesce(jsonb_agg(distinct r.caminho) filter (where r.id is not null), '[]') as redes
    from exclusao_conta x
    left join (${naTurma()} join (${lugar()}) on t.id = m.turma_id) on m.aluno_id = x.usuario_id
    where x.usuario_id = ${usuarioId} and x.apaga_em is null and x.encerrada_em is null
    group by x.usuario_id`.execute(tx)
  return rows[0]
}

export async function confirmRemoval(
  tx: Tx,
  usuarioId: number,
  por: number,
  apagaEm: Date,
): Promise<boolean> {
  const agreed = await tx
    .updateTable('exclusao_conta')
    .set({ confirmada_por: por, apaga_em: apagaEm })
    .where('usuario_id', '=', usuarioId)
    .where('apaga_em', 'is', null)
    .returning('usuario_id')
    .executeTakeFirst()
  return agreed !== undefined
}

const MAX_LISTED = 100

/** The removals that a person may decide on: the same as the policy says, in SQL. */
export async function listWaiting(
  tx: Tx,
  { dependentes, redes }: Actor,
  everything: boolean,
): Promise<{ usuario: number; nome: string; pedida_em: Date }[]> {
  const writing = redes.filter(({ funcao }) => funcao === 'escrita').map(({ id }) => id)
  const { rows } = await sql<{ usuario: number; nome: string; pedida_em: Date }>`
    select x.usuario_id as usuario, u.nome, x.pedida_em
    from exclusao_conta x join pessoa u on u.tenant_id = x.tenant_id and u.id = x.usuario_id
    where x.apaga_em is null and x.encerrada_em is null and u.status = 'ativo' and (
      ${everything} or x.usuario_id = any(${[...dependentes]}::bigint[]) or exists (
        select from ${naTurma()} join (${lugar()}) on t.id = m.turma_id
        where m.aluno_id = x.usuario_id and r.caminho && ${writing}::bigint[]))
    order by x.pedida_em, x.usuario_id limit ${MAX_LISTED}`.execute(tx)
  return rows
}
