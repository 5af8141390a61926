/** How classes have a lesson, now or later, by whatever way: what decides until when its key is theirs to find. */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { porTrilha } from './public-acima.ts'

/**
 * Given by itself, else by playlists and sharings together, until the last of them ends; and by paths, which tell keys
 * at their end. `aula`: a number, or a column of the query around it.
 */
export const dadasSql = (aula: RawBuilder<unknown>) => sql`(
  select ta.turma_id, false as trilha, ta.mostrar_gabarito as mostrar, ta.inicio, ta.fim
  from turma_aula ta where ta.aula_id = ${aula} and ta.removida_em is null
  union all
  select r.turma_id, false, 'apos_tentativa', min(coalesce(r.inicio, '-infinity')),
    case when bool_or(r.fim is null) then null else max(r.fim) end
  from turma_alcance r where r.aula_id = ${aula} and not exists (select from turma_aula ta
    where ta.aula_id = r.aula_id and ta.turma_id = r.turma_id and ta.removida_em is null)
  group by r.turma_id
  union all
  select p.turma_id, true, 'apos_fim', p.inicio, p.fim from (${porTrilha.ask()(aula)}) p)`

/** Over `aula a`: a class in which the person learns has it, and its time is not over. */
export function aprendeSql({ turmas }: Actor): RawBuilder<boolean> {
  const own = turmas.filter(({ papel }) => papel === 'aluno').map(({ id }) => id)
  if (own.length === 0) return sql<boolean>`false`
  return sql<boolean>`exists (select from ${dadasSql(sql`a.id`)} d
    where d.turma_id = any(${bigints(own)}) and (d.fim is null or d.fim > now()))`
}
