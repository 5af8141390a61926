/** Which questions an actor sees, in SQL over `questao q`: the same as `questaoPolicy.view`, which a test compares. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import { redesSql } from '../../../ensino/aula/server/public.ts'
import { dentroDe } from '../../../escola/turma/server/public-lugar.ts'
import { usesBanco } from '../policy.ts'

/** One of the actor's classes or networks lies in the network of the question. */
export const naRedeSql = (actor: Actor): RawBuilder<boolean> =>
  sql<boolean>`(q.rede_id is not null and q.rede_id in ${redesSql(actor)})`

/** Which base texts an actor finds, over `texto_base b`: the same as `textoBasePolicy.view`. */
export function textosVisibleTo(actor: Actor): RawBuilder<boolean> {
  if (isAdministradorTenant(actor)) return sql<boolean>`true`
  const overseen = dentroDe(
    'b.rede_id',
    actor.redes.map(({ id }) => id),
  )
  return sql<boolean>`(b.usuario_id = ${actor.id} or ${overseen} or b.rede_id in ${redesSql(actor)})`
}

export function questoesVisibleTo(actor: Actor): RawBuilder<boolean> {
  if (isAdministradorTenant(actor)) return sql<boolean>`true`
  const own = sql<boolean>`q.usuario_id = ${actor.id}`
  if (!usesBanco(actor)) return own
  const overseen = dentroDe(
    'q.rede_id',
    actor.redes.map(({ id }) => id),
  )
  const revised = actor.funcoes.includes('revisor')
    ? sql<boolean>`q.rede_id is not null`
    : sql<boolean>`false`
  return sql<boolean>`(${own} or ${overseen} or ${revised}
    or (q.estado = 'aprovada' and ${naRedeSql(actor)}))`
}
