/** Which assessments an actor sees, in SQL over `avaliacao a`: the same as `avaliacaoPolicy.view`, which a test compares. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import { redesSql } from '../../../ensino/aula/server/public.ts'
import { dentroDe } from '../../../escola/turma/server/public-lugar.ts'
import { usesBanco } from '../../questao/policy.ts'

/** One of the actor's classes or networks lies in the network of the assessment. */
export const naRedeSql = (actor: Actor): RawBuilder<boolean> =>
  sql<boolean>`(a.rede_id is not null and a.rede_id in ${redesSql(actor)})`

export function avaliacoesVisibleTo(actor: Actor): RawBuilder<boolean> {
  if (isAdministradorTenant(actor)) return sql<boolean>`true`
  const own = sql<boolean>`a.usuario_id = ${actor.id}`
  const overseen = dentroDe(
    'a.rede_id',
    actor.redes.map(({ id }) => id),
  )
  const shared = usesBanco(actor)
    ? sql<boolean>`(a.estado = 'pronta' and ${naRedeSql(actor)})`
    : sql<boolean>`false`
  return sql<boolean>`(${own} or ${overseen} or ${shared})`
}
