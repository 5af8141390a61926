/** What of deliveries waits: for who leads classes, and for a pupil of them. */
import { type RawBuilder, sql } from 'kysely'
import { currentFuso } from '../../../../core/contract/fuso.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { CONTA_DIAS, linhaSql, tarefaSql } from '../../../escola/turma/server/public-fila.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { comAula } from '../../aula/server/public-versao.ts'
import { citado } from '../../catalogo/server/public-citar.ts'

/** Those that wait for a correction, by class and lesson. */
export const paraCorrigirSql = (turmas: readonly number[]): RawBuilder<unknown> => sql`
  select ${linhaSql({
    turma: sql`e.turma_id`,
    alvo: [sql`a.id`, sql`a.titulo`],
    pessoa: [sql`u.id`, sql`u.nome`],
    quando: sql`e.enviada_em`,
  })}
  from entrega e join ${naTurma()} on m.turma_id = e.turma_id and m.aluno_id = e.usuario_id
  join pessoa u on u.id = m.aluno_id and u.status = 'ativo' join aula_atual a on a.id = e.aula_id
  where e.turma_id = any(${bigints(turmas)}) and e.estado = 'enviada'
  group by e.turma_id, a.id, a.titulo`

/** Pupils' own: what came back to be done again, however late; what waits for the teacher, and what was corrected lately. */
export const entregasDoAlunoSql = (
  alunos: readonly number[],
  turmas: readonly number[],
  now: Date,
): RawBuilder<unknown> => sql`
  select ${tarefaSql({
    tipo: sql`e.estado`,
    aluno: sql`e.usuario_id`,
    turma: sql`e.turma_id`,
    id: sql`e.id`,
    aula: sql`a.id`,
    titulo: sql`a.titulo`,
    capa: sql`a.capa_id`,
    disciplina: sql`${citado('disciplina', sql`a.disciplina_id`)} ->> 'nome'`,
    comecada: sql`e.estado = 'devolvida'`,
    quando: sql`case when e.estado = 'corrigida' then e.corrigida_em else e.enviada_em end`,
    ate: sql`ta.fim`,
    nota: sql`e.nota`,
  })}
  from entrega e join ${naTurma()} on m.turma_id = e.turma_id and m.aluno_id = e.usuario_id
  join aula_atual a on a.id = e.aula_id
  left join ${comAula(turmas)} on ta.turma_id = e.turma_id and ta.aula_id = e.aula_id
  where e.usuario_id = any(${bigints(alunos)}) and e.turma_id = any(${bigints(turmas)}) and (e.estado = 'devolvida' or (
    e.estado in ('enviada', 'corrigida') and case when e.estado = 'corrigida' then e.corrigida_em else e.enviada_em end
      > ${now}::timestamptz - make_interval(days => ${sql.lit(CONTA_DIAS)})))`

/** Deliveries that people sent: `usuario_id`, `dia` (`aaaa-mm-dd`), `aula_id`. */
export const mandadasSql = (usuarios: readonly number[], desde: Date): RawBuilder<unknown> => sql`
  select e.usuario_id, to_char(e.enviada_em at time zone ${currentFuso()}, 'YYYY-MM-DD') as dia, e.aula_id from entrega e
  where e.usuario_id = any(${bigints(usuarios)}) and e.enviada_em >= ${desde}::timestamptz`

/** Deliveries that have waited for a correction since before an instant: `turma_id` and `n`. */
export const esperamSql = (desde: Date): RawBuilder<unknown> => sql`
  select e.turma_id, count(*) as n from entrega e
  join ${naTurma()} on m.turma_id = e.turma_id and m.aluno_id = e.usuario_id
  join pessoa u on u.id = m.aluno_id and u.status = 'ativo'
  where e.estado = 'enviada' and e.enviada_em < ${desde}::timestamptz group by e.turma_id`

/** Deliveries that were sent last in a stretch of time: `usuario_id` and `turma_id`. */
export const enviadasSql = (de: Date, ate: Date): RawBuilder<unknown> => sql`
  select e.usuario_id, e.turma_id from entrega e
  where e.enviada_em >= ${de}::timestamptz and e.enviada_em < ${ate}::timestamptz`
