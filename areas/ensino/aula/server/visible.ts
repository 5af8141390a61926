/** Which lessons an actor sees, in SQL over `aula a`: the same as `aulaPolicy.view`, which a test compares. */

import { type RawBuilder, sql } from 'kysely'
import {
  type Actor,
  coordinates,
  isAdministradorTenant,
  managesWriting,
} from '../../../../core/policy/actor.ts'
import { inTurmasVisibleTo } from '../../../escola/turma/server/public.ts'
import { dentroDe, linhagem } from '../../../escola/turma/server/public-lugar.ts'
import { writesLessons } from '../../midia/policy.ts'

const never = sql<boolean>`false`
const given = (holds: boolean, condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  holds ? condition : never

const emTurmas = (actor: Actor) => sql`(
    select ta.turma_id, ta.aula_id from turma_aula ta where ta.removida_em is null
    union all
    select r.turma_id, r.aula_id from turma_alcance r where r.fim is null or r.fim > now()
  ) x where ${inTurmasVisibleTo(actor, sql`x.turma_id`, 'aulas')}`

/**
 * The lesson was given to a class that the actor sees, where lessons are switched on, or a playlist or a
 * sharing brings it there, until that ends.
 */
export const emTurmaSql = (actor: Actor): RawBuilder<boolean> =>
  sql<boolean>`a.id in (select x.aula_id from ${emTurmas(actor)})`

/** The same of one lesson, looked up: what all classes have is not read for it. */
export const estaEmTurmaSql = (actor: Actor): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${emTurmas(actor)} and x.aula_id = a.id)`

const redeWithin = (redes: readonly number[]): RawBuilder<boolean> =>
  redes.length === 0 ? never : dentroDe('a.rede_id', redes)

/** The lesson is meant for a network in which the actor has a class, or that lies above one of theirs. */
export function naRedeSql({ turmas, redes }: Actor): RawBuilder<boolean> {
  const own = redes.map(({ id }) => id)
  const places = turmas.map(({ id }) => id)
  if (own.length + places.length === 0) return never
  return sql<boolean>`(a.rede_id is not null and (a.rede_id in ${linhagem(own, places)} or ${redeWithin(own)}))`
}

export const isAutorSql = ({ id }: Actor): RawBuilder<boolean> =>
  sql<boolean>`(a.usuario_id = ${id}
    or exists (select from aula_autor aa where aa.aula_id = a.id and aa.usuario_id = ${id}))`

/** A statement: the lessons whose draft the actor opens, writing, reviewing or overseeing them in their network (H-04). */
export const openedSql = (actor: Actor): RawBuilder<unknown> => sql`
  select a.id from aula a where ${isAutorSql(actor)} or (a.removida_em is null
    and ((${sql<boolean>`${actor.funcoes.includes('revisor')}::boolean`} and (a.visibilidade <> 'privada' or a.estado = 'em_revisao'))
      or (a.visibilidade = 'rede' and ${redeWithin(actor.redes.map(({ id }) => id))})))`

const writing = (actor: Actor): number[] =>
  actor.redes
    .map(({ id }) => id)
    .filter((id) => managesWriting(actor, { redeCaminho: [id] }) || coordinates(actor, { redeCaminho: [id] }))

/** Lessons that the actor may see, their own in the bin too. */
export function aulasVisibleTo(actor: Actor): RawBuilder<boolean> {
  if (isAdministradorTenant(actor)) return sql<boolean>`true`
  const forRede = sql<boolean>`a.visibilidade = 'rede'`
  const keeps = sql<boolean>`(${given(writesLessons(actor), isAutorSql(actor))}
    or (${forRede} and ${redeWithin(writing(actor))}))`
  const reviews = given(
    actor.funcoes.includes('revisor'),
    sql<boolean>`(a.visibilidade <> 'privada' or a.estado = 'em_revisao')`,
  )
  const reads = sql<boolean>`(${isAutorSql(actor)} or ${reviews}
    or (${forRede} and ${redeWithin(actor.redes.map(({ id }) => id))})
    or (a.versao > 0 and a.alcance <> 'privada' and ${emTurmaSql(actor)})
    or (a.versao > 0 and a.estado <> 'arquivada'
      and (a.alcance = 'plataforma' or (a.alcance = 'rede' and ${naRedeSql(actor)}))))`
  return sql<boolean>`((a.removida_em is null and ${reads}) or ${keeps})`
}
