/** The SQL of a pupil's day: the work that each area has for them, as one statement; the days on which they worked. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { preferidoSql } from '../../../acesso/preferencia/server/public.ts'
import { conversasDoAlunoSql } from '../../../conversa/forum/server/public-fila.ts'
import { entregasDoAlunoSql, mandadasSql } from '../../../ensino/entrega/server/public-fila.ts'
import { aulasDoAlunoSql, feitasSql } from '../../../ensino/tentativa/server/public-fila.ts'
import { correm, type TarefaRow } from '../../../escola/turma/server/public-fila.ts'
import { semRitmoSql } from '../../../escola/turma/server/public-lugar.ts'
import { pontosSql } from '../../../trilhas/trilha/server/public-fila.ts'
import {
  CHAVE_META,
  MAX_RETORNOS,
  MAX_TAREFAS,
  TIPOS_TAREFA,
  type TipoRetorno,
  type TipoTarefa,
} from '../rules-aluno.ts'

export interface DoAlunoRow extends TarefaRow {
  tipo: TipoTarefa | TipoRetorno
  turma: string
}

/** A statement: the lines of these pupils in classes that run, without what a class switched off, with `turma`. */
export const linhasSql = (
  alunos: readonly number[],
  turmas: readonly number[],
  now: Date,
): RawBuilder<unknown> => sql`
  select x.*, t.nome as turma
  from (${aulasDoAlunoSql(alunos, turmas, now)} union all ${entregasDoAlunoSql(alunos, turmas, now)}
    union all ${conversasDoAlunoSql(alunos, turmas, now)}) x
  join ${correm(turmas)} on t.id = x.turma_id
  where coalesce((t.recursos ->> case when x.tipo = 'conversa' then 'forum' else 'aulas' end)::boolean, false)`

/** Work by deadline, what is late first; then what came of it, the newest first. What a class switched off is left out. */
export async function listDoAluno(
  tx: Tx,
  aluno: number,
  turmas: readonly number[],
  now: Date,
): Promise<DoAlunoRow[]> {
  const { rows } = await sql<DoAlunoRow>`
    select x.tipo, x.aluno_id, x.turma_id, x.turma, x.id, x.aula_id, x.titulo, x.capa_id, x.disciplina, x.telas, x.tela, x.minutos,
      x.comecada, x.obrigatoria, x.quando, x.ate, x.nota
    from (
      select l.*, l.tipo = any(${[...TIPOS_TAREFA]}::text[]) as fazer, row_number() over (
        partition by l.tipo = any(${[...TIPOS_TAREFA]}::text[])
        order by case when l.tipo = any(${[...TIPOS_TAREFA]}::text[]) then l.ate end, l.comecada desc,
          l.obrigatoria desc, l.quando desc, l.id) as n
      from (${linhasSql([aluno], turmas, now)}) l) x
    where x.n <= case when x.fazer then ${sql.lit(MAX_TAREFAS)} else ${sql.lit(MAX_RETORNOS)} end
    order by x.fazer desc, x.n`.execute(tx)
  return rows
}

interface RitmoRow {
  dias: string[]
  /** A network of theirs does without it. */
  sem_ritmo: boolean
  /** As the pupil keeps it. */
  meta: unknown
  pontos: number | null
}

/** Days since `desde` on which something was brought to its end, the goal of a week, and the points of all paths. */
export async function findRitmo(tx: Tx, aluno: number, desde: Date): Promise<RitmoRow> {
  const { rows } = await sql<RitmoRow>`
    select ${pontosSql(aluno)} as pontos, ${preferidoSql(sql`${aluno}::bigint`, CHAVE_META)} as meta,
      ${semRitmoSql(sql`${aluno}::bigint`)} as sem_ritmo, array(
      select distinct dia from (${feitasSql([aluno], desde)} union all ${mandadasSql([aluno], desde)}) d) as dias`.execute(
    tx,
  )
  return rows[0] ?? { dias: [], sem_ritmo: false, meta: null, pontos: null }
}
