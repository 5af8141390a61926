/** Classes and enrolments put into a state past every call, for the tests of other areas. */
import { changer } from '../../../../core/testing/change.ts'

interface Place {
  id: number
  sql(text: string, values?: readonly unknown[]): Promise<unknown>
}

export const setTurma = (
  { id, sql }: Place,
  turma: number,
  { status, rede, periodo }: { status?: 'ativa' | 'encerrada' | 'excluida'; rede?: number; periodo?: string },
) =>
  sql(
    `update turma set status = coalesce($3, status), rede_id = coalesce($4::bigint, rede_id), periodo = coalesce($5, periodo)
     where tenant_id = $1 and id = $2`,
    [id, turma, status ?? null, rede ?? null, periodo ?? null],
  )

/** Switches what a class has on or off; what is not named stays. */
export const setRecursos = ({ id, sql }: Place, turma: number, recursos: Readonly<Record<string, boolean>>) =>
  sql('update turma set recursos = recursos || $3::jsonb where tenant_id = $1 and id = $2', [
    id,
    turma,
    JSON.stringify(recursos),
  ])

/** A pupil leaves: the classes that they are in, or one. */
export const leaveTurma = ({ id, sql }: Place, aluno: { id: number }, turma: number | null = null) =>
  sql(
    `update matricula set status = 'removido', data_saida = now()
     where tenant_id = $1 and aluno_id = $2 and turma_id = coalesce($3::bigint, turma_id)`,
    [id, aluno.id, turma],
  )

export interface MatriculaDraft {
  status: 'adicionado' | 'removido' | 'transferido' | 'pendente'
  /** Came by themselves. */
  porSi: boolean
  recusa: string | null
  emProvaAte: Date | null
}

/** What a pupil is in a class, whatever they were there before. */
export const putMatricula = (
  { id, sql }: Place,
  turma: number,
  aluno: { id: number },
  { status = 'adicionado', porSi = false, recusa = null, emProvaAte = null }: Partial<MatriculaDraft> = {},
) =>
  sql(
    `insert into matricula (tenant_id, turma_id, aluno_id, status, por_si, recusa, em_prova_ate)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (tenant_id, turma_id, aluno_id) do update
     set status = $4, por_si = $5, recusa = $6, em_prova_ate = $7`,
    [id, turma, aluno.id, status, porSi, recusa, emProvaAte],
  )

/** When a pupil came, and what else stands of it. */
export const changeMatricula = changer('matricula')
