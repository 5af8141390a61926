/** What lessons are about, as pieces of statements: their school years, the skill that a lesson is of. */
import { type RawBuilder, sql } from 'kysely'
import { citados } from '../../catalogo/server/public-citar.ts'
import { umCodigo } from '../../curriculo/server/public-citar.ts'

/** The school years of a lesson, cited in their order. */
export const periodosDaAula = (aula: RawBuilder<unknown>) =>
  citados('periodo', sql`select x.periodo_id from aula_periodo x where x.aula_id = ${aula}`)

export const doPeriodo = (aula: RawBuilder<unknown>, periodo: number) => sql<boolean>`exists (
  select from aula_periodo x where x.aula_id = ${aula} and x.periodo_id = ${periodo})`

/** Whether a lesson is of one of these skills, a statement of ids. */
export const daHabilidade = (
  aula: RawBuilder<unknown>,
  habilidades: RawBuilder<unknown>,
) => sql<boolean>`exists (
  select from aula_habilidade x where x.aula_id = ${aula} and x.habilidade_id in (${habilidades}))`

/** A statement: how many of some lessons, a statement of their `id`, are of each school year: `id`, `total`. */
export const porPeriodo = (aulas: RawBuilder<unknown>) => sql`
  select x.periodo_id as id, count(*)::int as total from (${aulas}) a join aula_periodo x on x.aula_id = a.id
  group by x.periodo_id`

/** A statement: the `codigo` of the skill of those lessons (`aula_id`) that have just one. `aulas`: a statement of ids. */
export const umaHabilidade = (aulas: RawBuilder<unknown>) =>
  umCodigo(
    'aula_id',
    sql`select a.aula_id, a.habilidade_id from aula_habilidade a where a.aula_id in (${aulas})`,
  )
