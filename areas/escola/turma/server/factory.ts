/** Classes and enrolments put into a state past every call, for the tests of other areas. */

interface Place {
  id: number
  sql(text: string, values?: readonly unknown[]): Promise<unknown>
}

export const setTurma = (
  { id, sql }: Place,
  turma: number,
  { status }: { status: 'ativa' | 'encerrada' | 'excluida' },
) => sql('update turma set status = $3 where tenant_id = $1 and id = $2', [id, turma, status])

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
