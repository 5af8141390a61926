/** Phases put straight into the database of a test, past every call. */
import type { EstadoFase, Situacao } from '../shapes.ts'

interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

interface Given {
  rede: number
  nome?: string
  estado?: EstadoFase
  quorum?: number
  periodo?: number
  /** Each with its window on the days of the phase, unless `janela` is false. */
  avaliacoes?: readonly number[]
  janela?: boolean
  /** Who takes each of the assessments, from which class. */
  alunos?: readonly { id: number; turma: number; situacao?: Situacao }[]
}

/** A phase of a March to come by `autor`. Returns its id. */
export async function putFase({ id, sql }: Place, autor: { id: number }, given: Given): Promise<number> {
  const {
    rede,
    nome = '1ª fase 2026',
    estado = 'producao',
    quorum = 80,
    periodo,
    avaliacoes = [],
    janela = true,
    alunos = [],
  } = given
  const [row] = await sql<{ id: number }>(
    `insert into fase (tenant_id, rede_id, usuario_id, nome, inicio, fim, quorum, estado, periodo_id)
     values ($1, $2, $3, $4, '2099-03-02', '2099-03-31', $5, $6, $7) returning id`,
    [id, rede, autor.id, nome, quorum, estado, periodo ?? null],
  )
  const fase = Number(row?.id)
  await sql(
    `insert into fase_avaliacao (tenant_id, fase_id, avaliacao_id, inicio, fim)
     select $1, $2, x.id, case when $4 then timestamptz '2099-03-10T11:00Z' end, case when $4 then timestamptz '2099-03-10T14:00Z' end
     from unnest($3::bigint[]) x (id)`,
    [id, fase, avaliacoes, janela],
  )
  await sql(
    `insert into participante (tenant_id, fase_id, avaliacao_id, aluno_id, turma_id, situacao, caderno)
     select $1, $2, a.id, p.id, p.turma, p.situacao, case when $7 then 1 end from unnest($3::bigint[]) a (id)
     cross join unnest($4::bigint[], $5::bigint[], $6::text[]) p (id, turma, situacao)`,
    [
      ...[id, fase, avaliacoes, alunos.map((one) => one.id), alunos.map(({ turma }) => turma)],
      ...[alunos.map(({ situacao = 'AD' }) => situacao), estado !== 'producao'],
    ],
  )
  return fase
}
