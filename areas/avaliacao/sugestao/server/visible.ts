/** Which suggestions an actor sees, in SQL over `sugestao s`: the same as `sugestaoPolicy.view`, which a test compares. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { redesSql } from '../../../ensino/aula/server/public.ts'
import { dentroDe, linhagem, lugar } from '../../../escola/turma/server/public-lugar.ts'
import { usesBanco } from '../../questao/policy.ts'

/** One of the actor's classes or networks lies in the network of the suggestion. */
export const naRedeSql = (actor: Actor): RawBuilder<boolean> =>
  sql<boolean>`(s.rede_id is not null and s.rede_id in ${redesSql(actor)})`

/** The actor teaches a class of just this network. */
export function ensinaSql({ turmas }: Actor, rede: RawBuilder<unknown>): RawBuilder<boolean> {
  const taught = turmas.filter(({ papel }) => papel === 'professor').map(({ id }) => id)
  return sql<boolean>`coalesce(${rede} in (
    select t.rede_id from ${lugar()} where t.id = any(${bigints(taught)}) and t.status <> 'excluida'), false)`
}

export function sugestoesVisibleTo(actor: Actor): RawBuilder<boolean> {
  if (isAdministradorTenant(actor)) return sql<boolean>`true`
  const own = sql<boolean>`s.usuario_id = ${actor.id}`
  const overseen = dentroDe(
    's.rede_id',
    actor.redes.map(({ id }) => id),
  )
  const read = usesBanco(actor)
    ? sql<boolean>`(s.estado = 'publicada' and ${naRedeSql(actor)})`
    : sql<boolean>`false`
  return sql<boolean>`(${own} or ${overseen} or ${read})`
}

/** Activities that an actor sees, over `atividade v`: their own, and those of suggestions in sight. */
export const atividadesVisibleTo = (
  actor: Actor,
): RawBuilder<boolean> => sql<boolean>`(v.usuario_id = ${actor.id}
  or exists (select from sugestao s where s.id = v.sugestao_id and ${sugestoesVisibleTo(actor)}))`

/** What is published for those who are in the actor's classes and networks, and for one class alone. */
export const paraPessoaSql = ({ turmas, redes }: Actor): RawBuilder<boolean> =>
  paraSql(
    redes.map(({ id }) => id),
    turmas.filter(({ papel }) => papel !== 'responsavel').map(({ id }) => id),
  )
export const paraTurmaSql = (turma: number): RawBuilder<boolean> => paraSql([], [turma])

const paraSql = (redes: readonly number[], turmas: readonly number[]): RawBuilder<boolean> =>
  redes.length + turmas.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(s.estado = 'publicada' and s.rede_id is not null and s.rede_id in ${linhagem(redes, turmas)})`
