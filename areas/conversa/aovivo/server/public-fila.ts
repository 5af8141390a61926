/** Live lessons of a day as whoever manages schools is told of them, as a piece of a statement. */
import { type RawBuilder, sql } from 'kysely'
import { comRecurso } from '../../../escola/turma/server/public-lugar.ts'

/** None lasts longer (the contract holds it), so that what began before is not looked for. */
const MAIS_LONGA_HORAS = 8

/**
 * Those that run now or begin before `ate`, where live lessons are on: `id`, `nome`, `turma_id`, `quando`, `fim`. What a job
 * has not told yet follows from the dates.
 */
export const aulasDoDiaSql = (now: Date, ate: Date): RawBuilder<unknown> => sql`
  select e.id, e.titulo as nome, e.turma_id, coalesce(e.iniciado_em, e.inicio) as quando, e.fim
  from (
    select * from encontro where estado = 'ao_vivo' and fim > ${now}::timestamptz
    union all
    select * from encontro where estado = 'agendada' and fim > ${now}::timestamptz
      and inicio > ${now}::timestamptz - make_interval(hours => ${sql.lit(MAIS_LONGA_HORAS)})
      and inicio < ${ate}::timestamptz) e
  join ${comRecurso('ao_vivo')} on t.id = e.turma_id`
