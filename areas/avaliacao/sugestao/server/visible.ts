/** Which suggestions an actor sees, in SQL over `sugestao s`: the same as `sugestaoPolicy.view`, which a test compares. */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { linhagem, lugar } from '../../../escola/turma/server/public-lugar.ts'
import { doBancoVisibleTo, naRedeDe } from '../../questao/server/public.ts'

/** One of the actor's classes or networks lies in the network of the suggestion. */
export const naRedeSql = (actor: Actor): RawBuilder<boolean> => naRedeDe(actor, 's')

/** The actor teaches a class of just this network. */
export function ensinaSql({ turmas }: Actor, rede: RawBuilder<unknown>): RawBuilder<boolean> {
  const taught = turmas.filter(({ papel }) => papel === 'professor').map(({ id }) => id)
  return sql<boolean>`coalesce(${rede} in (
    select t.rede_id from ${lugar()} where t.id = any(${bigints(taught)}) and t.status <> 'excluida'), false)`
}

export const sugestoesVisibleTo = (actor: Actor): RawBuilder<boolean> =>
  doBancoVisibleTo(actor, 's', sql<boolean>`s.estado = 'publicada'`)

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
