/** What of lessons that are done waits: for who leads classes, and for a pupil of them. */
import { type RawBuilder, sql } from 'kysely'
import { currentFuso } from '../../../../core/contract/fuso.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { CONTA_DIAS, linhaSql, tarefaSql } from '../../../escola/turma/server/public-fila.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { comAula, daTurma } from '../../aula/server/public-versao.ts'
import { citado } from '../../catalogo/server/public-citar.ts'
import { queValem } from './public-feito.ts'
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

/**
 * Lessons that a pupil may begin or go on with in these classes (`aula`), and those that had to be done and closed
 * lately without them (`perdida`), of the time since they came into the class.
 */
export const aulasDoAlunoSql = (
  alunos: readonly number[],
  turmas: readonly number[],
  now: Date,
): RawBuilder<unknown> => sql`
  select ${tarefaSql({
    tipo: sql`case when ta.fim <= ${now}::timestamptz then 'perdida' else 'aula' end`,
    aluno: sql`m.aluno_id`,
    turma: sql`ta.turma_id`,
    id: sql`a.id`,
    aula: sql`a.id`,
    titulo: sql`a.titulo`,
    capa: sql`a.capa_id`,
    disciplina: sql`${citado('disciplina', sql`a.disciplina_id`)} ->> 'nome'`,
    telas: sql`a.total_telas`,
    tela: sql`t.ordem`,
    minutos: sql`ceil(a.tempo_limite / 60.0)`,
    comecada: sql`coalesce(f.comecada, false)`,
    obrigatoria: sql`ta.obrigatoria`,
    quando: sql`coalesce(ta.inicio, ta.created_at, a.publicada_em)`,
    ate: sql`ta.fim`,
  })}
  from ${comAula(turmas)}
  join ${naTurma()} on m.turma_id = ta.turma_id and m.aluno_id = any(${bigints(alunos)})
  join aula_atual a on a.id = ta.aula_id and a.removida_em is null and a.versao > 0
  left join (
    select x.usuario_id, x.turma_id, x.aula_id, count(*) as vezes, bool_or(x.estado = 'iniciada') as comecada,
      bool_or(x.nota is not null or x.estado in ('concluida', 'aguardando_correcao', 'corrigida')) as feita,
      max(x.tela_id) filter (where x.estado = 'iniciada') as tela_id,
      max(x.versao) filter (where x.estado = 'iniciada') as versao
    from ${queValem()}
    where x.usuario_id = any(${bigints(alunos)}) and x.turma_id = any(${bigints(turmas)}) and x.trilha_tentativa_id is null
    group by x.usuario_id, x.turma_id, x.aula_id) f
    on f.usuario_id = m.aluno_id and f.turma_id = ta.turma_id and f.aula_id = ta.aula_id
  left join tela_publicada t on t.aula_id = a.id and t.versao = f.versao and t.tela_id = f.tela_id
  where coalesce(ta.inicio <= ${now}::timestamptz, true) and case
    when ta.fim <= ${now}::timestamptz then ta.obrigatoria and not coalesce(f.feita, false)
      and ta.fim > ${now}::timestamptz - make_interval(days => ${sql.lit(CONTA_DIAS)}) and ta.fim > m.data_matricula
    else f.comecada or (not coalesce(f.feita, false) and coalesce(f.vezes, 0) < coalesce(a.tentativas, f.vezes + 1, 1))
    end`

/** Lessons that people brought to their end, in classes, in paths or by themselves: `usuario_id`, `dia` (`aaaa-mm-dd`), `aula_id`. */
export const feitasSql = (usuarios: readonly number[], desde: Date): RawBuilder<unknown> => sql`
  select x.usuario_id, to_char(x.concluida_em at time zone ${currentFuso()}, 'YYYY-MM-DD') as dia, x.aula_id
  from ${queValem()}
  where x.usuario_id = any(${bigints(usuarios)}) and x.concluida_em >= ${desde}::timestamptz and x.estado <> 'expirada'`

/** Lessons brought to their end in a stretch of time: `usuario_id`, `turma_id` (null: in a path, or by oneself), `tentativa_id`. */
export const concluidasSql = (de: Date, ate: Date): RawBuilder<unknown> => sql`
  select x.usuario_id, x.turma_id, x.id as tentativa_id from ${queValem()}
  where x.concluida_em >= ${de}::timestamptz and x.concluida_em < ${ate}::timestamptz and x.estado <> 'expirada'`
