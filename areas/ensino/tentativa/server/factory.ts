/** Attempts put straight into the database of a test or a demonstration, past every call. */
import { changer } from '../../../../core/testing/change.ts'
import type { EstadoTentativa } from '../shapes.ts'

interface Place {
  id: number
  turma: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

interface Given {
  /** Null: found by oneself; absent: the tenant's class. */
  turma?: number | null
  /** The turn of a path; its points are not counted. */
  vez?: number | null
  versao?: number
  estado?: EstadoTentativa
  nota?: number | null
  status?: 'aprovado' | 'reprovado' | null
  tempo?: number
  iniciada_em?: Date
  concluida_em?: Date | null
  /** The answers in force. */
  respostas?: readonly { tela: number; resposta: object; fracao?: number | null }[]
}

/** An attempt of `aluno` at a published lesson, counted as its calls would. Returns its id and ticket. */
export async function putTentativa(
  tenant: Place,
  aluno: { id: number },
  aula: { id: number; versao?: number },
  given: Given = {},
): Promise<{ id: number; uuid: string }> {
  const turma = given.turma === undefined ? tenant.turma : given.turma
  const { estado = 'iniciada', nota = null, tempo = 0, vez = null, iniciada_em = new Date() } = given
  const versao = given.versao ?? aula.versao ?? 1
  const { status = nota === null ? null : nota >= 6 ? 'aprovado' : 'reprovado' } = given
  const { concluida_em = estado === 'iniciada' ? null : new Date() } = given
  const [row] = await tenant.sql<{ id: number; uuid: string }>(
    `insert into tentativa (tenant_id, aula_id, versao, usuario_id, turma_id, numero, estado, nota, status, tempo,
       iniciada_em, ultima_em, concluida_em, trilha_tentativa_id)
     select $1::int, $2::bigint, $3::int, $4::bigint, $5::bigint, coalesce(max(numero), 0) + 1, $6, $7::numeric, $8, $9::int,
       $10::timestamptz, coalesce($11::timestamptz, $10::timestamptz), $11::timestamptz, $12::bigint
     from tentativa where tenant_id = $1 and aula_id = $2 and usuario_id = $4 and turma_id is not distinct from $5::bigint
       and trilha_tentativa_id is not distinct from $12::bigint
     returning id, uuid`,
    [
      tenant.id,
      aula.id,
      versao,
      aluno.id,
      turma,
      estado,
      nota,
      status,
      tempo,
      iniciada_em,
      concluida_em,
      vez,
    ],
  )
  const id = Number(row?.id)
  for (const { tela, resposta, fracao = null } of given.respostas ?? [])
    await tenant.sql(
      `insert into resposta (tenant_id, tentativa_id, tela_id, aula_id, versao, resposta, fracao)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [tenant.id, id, tela, aula.id, versao, JSON.stringify(resposta), fracao],
    )
  await tenant.sql(
    `insert into resultado (tenant_id, usuario_id, aula_id, turma_id, aberturas, aberta_em, tentativas, concluidas,
       tempo, tentativa_id, nota, status, concluida_em, trilha_tentativa_id)
     select $1::int, $2::bigint, $3::bigint, $4::bigint, count(*), min(iniciada_em), count(*) filter (where estado <> 'anulada'),
       count(*) filter (where estado not in ('iniciada', 'anulada')), coalesce(sum(tempo) filter (where estado <> 'anulada'), 0),
       (array_agg(id order by (status = 'aprovado') desc, nota desc, numero) filter (where nota is not null and estado <> 'anulada'))[1],
       (array_agg(nota order by (status = 'aprovado') desc, nota desc, numero) filter (where nota is not null and estado <> 'anulada'))[1],
       (array_agg(status order by (status = 'aprovado') desc, nota desc, numero) filter (where nota is not null and estado <> 'anulada'))[1],
       (array_agg(concluida_em order by (status = 'aprovado') desc, nota desc, numero) filter (where nota is not null and estado <> 'anulada'))[1], $5::bigint
     from tentativa
     where tenant_id = $1 and usuario_id = $2 and aula_id = $3 and turma_id is not distinct from $4::bigint
       and trilha_tentativa_id is not distinct from $5::bigint
     on conflict (tenant_id, usuario_id, aula_id, coalesce(turma_id, 0), coalesce(trilha_tentativa_id, 0)) do update set
       aberturas = excluded.aberturas, tentativas = excluded.tentativas, concluidas = excluded.concluidas,
       tempo = excluded.tempo, tentativa_id = excluded.tentativa_id, nota = excluded.nota, status = excluded.status,
       concluida_em = excluded.concluida_em`,
    [tenant.id, aluno.id, aula.id, turma, vez],
  )
  return { id, uuid: String(row?.uuid) }
}

interface DoReparo {
  aula: { id: number; telas: readonly number[] }
  tentativa: number
  passo?: 'ensaiado' | 'gravado'
}

/** What the attempts within a turn of a path are, whatever they were before. */
export const setEstadoNaVez = ({ id, sql }: Place, vez: number, estado: EstadoTentativa) =>
  sql('update tentativa set estado = $3 where tenant_id = $1 and trilha_tentativa_id = $2', [id, vez, estado])

/** A key of the first screen of the first version that was mended, from 1 to 2, and the mark of one attempt with it. */
export async function putReparo(
  tenant: Pick<Place, 'id' | 'sql'>,
  autor: { id: number },
  { aula, tentativa, passo = 'ensaiado' }: DoReparo,
): Promise<number> {
  const [row] = await tenant.sql<{ id: number }>(
    `insert into reparo (tenant_id, aula_id, usuario_id, motivo, passo, gravado_em)
     values ($1, $2, $3, 'Era 2', $4, case when $4 = 'gravado' then now() end) returning id`,
    [tenant.id, aula.id, autor.id, passo],
  )
  const chaves = [1, 2].map((valor) =>
    JSON.stringify({ feedback_certo: '', feedback_errado: '', valor, tolerancia: 0 }),
  )
  await tenant.sql(
    `insert into reparo_chave (tenant_id, reparo_id, aula_id, versao, tela_id, antes, depois)
     values ($1, $2, $3, 1, $4, $5, $6)`,
    [tenant.id, row?.id, aula.id, aula.telas[0], ...chaves],
  )
  await tenant.sql(
    `insert into reparo_nota (tenant_id, reparo_id, tentativa_id, nota_antes, nota_depois, feita)
     values ($1, $2, $3, 0, 8, $4)`,
    [tenant.id, row?.id, tentativa, passo === 'gravado'],
  )
  return Number(row?.id)
}

/** What an attempt is, whatever it was before. */
export const changeTentativa = changer('tentativa')
