/** For tests: grades along a path put straight into the database, added up as points as the rules of paths say (H-11). */
import type { TestTenant } from '../../../../test/kit/tenant.ts'

interface Given {
  trilha: number
  habilidade: number
  aula: number
  nivel?: 1 | 2 | 3
  nota: number
  status?: 'aprovado' | 'reprovado'
  /** Seconds. */
  tempo?: number
  /** The turn at the skill; begun when it is not there yet. */
  vez?: number
}

const BEST = `(status = 'aprovado') desc, nota desc, tempo`

/** A finished attempt of `aluno` at a lesson in a turn of a path. Returns the turn and the attempt. */
export async function putNotaNaTrilha(
  { id: tenant, sql, turma }: Pick<TestTenant, 'id' | 'sql' | 'turma'>,
  aluno: { id: number },
  { trilha, habilidade, aula, nivel = 1, nota, tempo = 60, vez = 1, ...given }: Given,
): Promise<{ vez: number; tentativa: number }> {
  const status = given.status ?? (nota >= 6 ? 'aprovado' : 'reprovado')
  const [turn] = await sql<{ id: number }>(
    `insert into trilha_tentativa (tenant_id, usuario_id, trilha_id, habilidade_id, turma_id, numero)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (tenant_id, usuario_id, habilidade_id, numero) do update set removida_em = null returning id`,
    [tenant, aluno.id, trilha, habilidade, turma, vez],
  )
  const [attempt] = await sql<{ id: number }>(
    `insert into tentativa (tenant_id, aula_id, versao, usuario_id, turma_id, numero, estado, nota, status, tempo,
       concluida_em, trilha_tentativa_id)
     select $1::int, $2::bigint, 1, $3::bigint, $4::bigint, count(*) + 1, 'concluida', $5::numeric, $6, $7::int,
       now() - interval '1 second', $8::bigint
     from tentativa where tenant_id = $1 and aula_id = $2 and usuario_id = $3 and trilha_tentativa_id = $8
     returning id`,
    [tenant, aula, aluno.id, turma, nota, status, tempo, turn?.id],
  )
  await sql(
    `insert into resultado (tenant_id, usuario_id, aula_id, turma_id, trilha_tentativa_id, tentativas, concluidas, tempo,
       tentativa_id, nota, status, concluida_em)
     select $1::int, $2::bigint, $3::bigint, $4::bigint, $5::bigint, count(*), count(*), sum(tempo),
       (array_agg(id order by ${BEST}))[1], (array_agg(nota order by ${BEST}))[1], (array_agg(status order by ${BEST}))[1],
       (array_agg(concluida_em order by ${BEST}))[1]
     from tentativa where tenant_id = $1 and usuario_id = $2 and aula_id = $3 and trilha_tentativa_id = $5
     on conflict (tenant_id, usuario_id, aula_id, coalesce(turma_id, 0), coalesce(trilha_tentativa_id, 0)) do update set
       tentativas = excluded.tentativas, tempo = excluded.tempo, tentativa_id = excluded.tentativa_id,
       nota = excluded.nota, status = excluded.status`,
    [tenant, aluno.id, aula, turma, turn?.id],
  )
  await sql(
    `insert into trilha_nota (tenant_id, usuario_id, trilha_id, habilidade_id, aula_id, nivel, nota, status, pontos, tempo,
       tentativa_id)
     select $1::int, $2::bigint, $3::bigint, $4::bigint, $5::bigint, $6::int, x.nota, x.status,
       case when x.status = 'aprovado' then round($6 * x.nota) else 0 end, x.tempo, x.id
     from tentativa x join trilha_tentativa v on v.tenant_id = x.tenant_id and v.id = x.trilha_tentativa_id
     where x.tenant_id = $1 and x.usuario_id = $2 and v.habilidade_id = $4 and x.aula_id = $5
     order by (x.status = 'aprovado') desc, x.nota desc, x.tempo limit 1
     on conflict (tenant_id, usuario_id, habilidade_id, aula_id) do update set nota = excluded.nota,
       status = excluded.status, pontos = excluded.pontos, tempo = excluded.tempo, tentativa_id = excluded.tentativa_id`,
    [tenant, aluno.id, trilha, habilidade, aula, nivel],
  )
  await addUp({ id: tenant, sql }, aluno.id, trilha)
  return { vez: Number(turn?.id), tentativa: Number(attempt?.id) }
}

/** Points of each skill, and of the path in all. */
async function addUp(
  { id, sql }: Pick<TestTenant, 'id' | 'sql'>,
  aluno: number,
  trilha: number,
): Promise<void> {
  await sql(
    `insert into trilha_dominio (tenant_id, usuario_id, trilha_id, habilidade_id, pontos, tempo, aulas, dominio)
     select $1::int, $2::bigint, $3::bigint, n.habilidade_id,
       round(sum(n.pontos) * case when h.destaque then 1.1 else 1 end), sum(n.tempo), count(*), 1
     from trilha_nota n join trilha_habilidade h on h.tenant_id = n.tenant_id and h.id = n.habilidade_id
     where n.tenant_id = $1 and n.usuario_id = $2 and n.trilha_id = $3 group by n.habilidade_id, h.destaque
     on conflict (tenant_id, usuario_id, habilidade_id) do update set
       pontos = excluded.pontos, tempo = excluded.tempo, aulas = excluded.aulas`,
    [id, aluno, trilha],
  )
  await sql(
    `insert into trilha_ponto (tenant_id, usuario_id, trilha_id, eixo, pontos, tempo)
     select $1::int, $2::bigint, $3::bigint, 0, sum(pontos), sum(tempo) from trilha_dominio
     where tenant_id = $1 and usuario_id = $2 and trilha_id = $3
     on conflict (tenant_id, usuario_id, trilha_id, eixo) do update set pontos = excluded.pontos, tempo = excluded.tempo`,
    [id, aluno, trilha],
  )
}
