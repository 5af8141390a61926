/** Assessments put straight into the database of a test, past every call. */
import { putVersoes } from '../../questao/server/factory.ts'
import { PADROES } from '../rules.ts'
import type { EstadoAvaliacao } from '../shapes.ts'

interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

interface Given {
  titulo?: string
  /** The network that it is shared with; null: its author's only. */
  rede?: number | null
  estado?: EstadoAvaliacao
  /** In their order. */
  questoes?: readonly number[]
  cadernos?: number
  /** The year that it is for. */
  periodo?: number
}

/** An assessment of `autor`; one that is no draft keeps its questions as they stand. Returns its id. */
export async function putAvaliacao(
  { id, sql }: Place,
  autor: { id: number },
  {
    titulo = 'Prova bimestral',
    rede = null,
    estado = 'rascunho',
    questoes = [],
    cadernos = 1,
    periodo,
  }: Given = {},
): Promise<number> {
  const kept = estado === 'rascunho' ? null : await putVersoes({ id, sql }, questoes)
  const [row] = await sql<{ id: number }>(
    `insert into avaliacao (tenant_id, usuario_id, rede_id, titulo, estado, padroes, cadernos, periodo_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [id, autor.id, rede, titulo, estado, JSON.stringify(PADROES), cadernos, periodo ?? null],
  )
  const avaliacao = Number(row?.id)
  await sql(
    `insert into avaliacao_questao (tenant_id, avaliacao_id, numero, questao_id, versao)
     select $1, $2, x.numero, x.questao, x.versao
     from unnest($3::bigint[], $4::int[]) with ordinality x (questao, versao, numero)`,
    [id, avaliacao, questoes, questoes.map((questao) => kept?.get(questao) ?? null)],
  )
  if (kept && questoes.length > 0)
    await sql(
      `insert into avaliacao_caderno (tenant_id, avaliacao_id, caderno, mapa)
       select $1, $2, caderno, $4::jsonb from generate_series(1, $3::int) caderno`,
      [id, avaliacao, cadernos, JSON.stringify(questoes.map((_, at) => ({ numero: at + 1, ordem: [] })))],
    )
  return avaliacao
}
