/** Which questions an actor sees, in SQL over `questao q`: the same as `questaoPolicy.view`, which a test compares. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant, isVisitor } from '../../../../core/policy/actor.ts'
import { redesSql } from '../../../ensino/aula/server/public.ts'
import { dentroDe } from '../../../escola/turma/server/public-lugar.ts'
import { usesBanco } from '../policy.ts'

/** Over a row `of` of what stands in a bank: one of the actor's classes or networks lies in its network. */
export const naRedeDe = (actor: Actor, of: string): RawBuilder<boolean> => {
  const rede = sql.ref(`${of}.rede_id`)
  return sql<boolean>`(${rede} is not null and ${rede} in ${redesSql(actor)})`
}

/** One of the actor's classes or networks lies in the network of the question. */
export const naRedeSql = (actor: Actor): RawBuilder<boolean> => naRedeDe(actor, 'q')

/**
 * Which things made of questions an actor sees, over a row `of`: their own, those of networks that they oversee, and, to
 * who uses the bank, what is `partilhada` in one of their networks.
 */
export function doBancoVisibleTo(
  actor: Actor,
  of: string,
  partilhada: RawBuilder<boolean>,
): RawBuilder<boolean> {
  if (isAdministradorTenant(actor)) return sql<boolean>`true`
  const own = sql<boolean>`${sql.ref(`${of}.usuario_id`)} = ${actor.id}`
  const overseen = dentroDe(
    `${of}.rede_id`,
    actor.redes.map(({ id }) => id),
  )
  const shared = usesBanco(actor)
    ? sql<boolean>`(${partilhada} and ${naRedeDe(actor, of)})`
    : sql<boolean>`false`
  return sql<boolean>`(${own} or ${overseen} or ${shared})`
}

/** Which base texts an actor finds, over `texto_base b`: the same as `textoBasePolicy.view`. */
export function textosVisibleTo(actor: Actor): RawBuilder<boolean> {
  if (isAdministradorTenant(actor)) return sql<boolean>`true`
  const overseen = dentroDe(
    'b.rede_id',
    actor.redes.map(({ id }) => id),
  )
  return sql<boolean>`(b.usuario_id = ${actor.id} or ${overseen} or b.rede_id in ${redesSql(actor)})`
}

/** Which questions in review the actor decides about: the same as `questaoPolicy.approve`, which a test compares. */
export function aDecidirPor(actor: Actor): RawBuilder<boolean> {
  const emRevisao = sql<boolean>`q.estado = 'em_revisao' and q.rede_id is not null`
  if (isVisitor(actor)) return sql<boolean>`false`
  if (isAdministradorTenant(actor)) return emRevisao
  const led = dentroDe(
    'q.rede_id',
    actor.redes.filter(({ funcao }) => funcao === 'escrita').map(({ id }) => id),
  )
  const revised = actor.funcoes.includes('revisor')
    ? sql<boolean>`q.usuario_id <> ${actor.id}`
    : sql<boolean>`false`
  return sql<boolean>`(${emRevisao} and (${led} or ${revised}))`
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

/** Over `midia_uso u`: the actor sees the question that shows the file, or the text, by itself or before a question. */
export const mostradaNoBanco = (actor: Actor): RawBuilder<boolean> => sql<boolean>`(
  (u.onde = 'questao' and exists (select from questao q where q.id = u.onde_id and ${questoesVisibleTo(actor)}))
  or (u.onde = 'texto_base' and (
    exists (select from texto_base b where b.id = u.onde_id and ${textosVisibleTo(actor)})
    or exists (select from questao q where q.texto_base_id = u.onde_id and ${questoesVisibleTo(actor)}))))`
