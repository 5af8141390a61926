/** Which questions an actor sees, in SQL over `questao q`: the same as `questaoPolicy.view`, which a test compares. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant, isVisitor } from '../../../../core/policy/actor.ts'
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
