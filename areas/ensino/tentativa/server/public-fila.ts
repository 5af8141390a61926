/** What of lessons that are done waits for who leads these classes: work outside the bounds, who has not opened one. */
import { type RawBuilder, sql } from 'kysely'
import { bigints } from '../../../../core/server/sql.ts'
import { linhaSql } from '../../../escola/turma/server/public-fila.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { daTurma } from '../../aula/server/public-versao.ts'
import { naoAbriu } from './queries-nao-abriram.ts'

/** Work that waits for a decision, by class; several records of one ticket are one. */
export const foraDoLimiteSql = (turmas: readonly number[]): RawBuilder<unknown> => sql`
  select ${linhaSql({
    turma: sql`r.turma_id`,
    pessoa: [sql`u.id`, sql`u.nome`],
    quando: sql`r.recebida_em`,
  })}
  from (select turma_id, usuario_id, max(recebida_em) as recebida_em from retida
    where turma_id = any(${bigints(turmas)}) and estado = 'espera' group by turma_id, usuario_id, tentativa) r
  join ${naTurma()} on m.turma_id = r.turma_id and m.aluno_id = r.usuario_id
  join pessoa u on u.id = m.aluno_id and u.status = 'ativo'
  group by r.turma_id`

/** So many days before its end a lesson that nobody opened is told. */
const PERTO_DO_FIM_DIAS = 3

/** Lessons that must be done and soon end, each by itself: who of the class has not opened them. */
export const naoAbriramSql = (turmas: readonly number[], now: Date): RawBuilder<unknown> => sql`
  select ${linhaSql({
    turma: sql`ta.turma_id`,
    alvo: [sql`a.id`, sql`a.titulo`],
    pessoa: [sql`u.id`, sql`u.nome`],
    de: sql`(select count(*) from ${naTurma('todos')} where todos.turma_id = ta.turma_id)`,
    quando: sql`coalesce(ta.inicio, ta.created_at)`,
    ate: sql`ta.fim`,
  })}
  from ${daTurma()} join aula_atual a on a.id = ta.aula_id and a.removida_em is null and a.versao > 0
  join ${naTurma()} on m.turma_id = ta.turma_id join pessoa u on u.id = m.aluno_id and u.status = 'ativo'
  where ta.turma_id = any(${bigints(turmas)}) and ta.obrigatoria and ${naoAbriu}
    and coalesce(ta.inicio, ta.created_at) <= ${now}::timestamptz and ta.fim > ${now}::timestamptz
    and ta.fim <= ${now}::timestamptz + make_interval(days => ${sql.lit(PERTO_DO_FIM_DIAS)})
  group by ta.turma_id, a.id, a.titulo, ta.fim`
