/** Assessments put straight into the database of a test, past every call. */
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
}

/** An assessment of `autor`; one that is no draft keeps its questions as they stand. Returns its id. */
export async function putAvaliacao(
  { id, sql }: Place,
  autor: { id: number },
  { titulo = 'Prova bimestral', rede = null, estado = 'rascunho', questoes = [], cadernos = 1 }: Given = {},
): Promise<number> {
  const kept = estado !== 'rascunho'
  const [row] = await sql<{ id: number }>(
    `insert into avaliacao (tenant_id, usuario_id, rede_id, titulo, estado, padroes, cadernos)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [id, autor.id, rede, titulo, estado, JSON.stringify(PADROES), cadernos],
  )
  const avaliacao = Number(row?.id)
  if (kept)
    await sql(
      `insert into questao_versao (tenant_id, questao_id, versao, tipo, titulo, texto, conteudo, comando, explicacao, analises)
       select tenant_id, id, versao, tipo, titulo, texto, conteudo, comando, explicacao, analises from questao
       where tenant_id = $1 and id = any($2::bigint[]) on conflict do nothing`,
      [id, questoes],
    )
  await sql(
    `insert into avaliacao_questao (tenant_id, avaliacao_id, numero, questao_id, versao)
     select $1, $2, x.ordem, q.id, case when $4 then q.versao end
     from unnest($3::bigint[]) with ordinality x (id, ordem) join questao q on q.tenant_id = $1 and q.id = x.id`,
    [id, avaliacao, questoes, kept],
  )
  if (kept)
    await sql(
      `insert into avaliacao_caderno (tenant_id, avaliacao_id, caderno, mapa)
       select $1, $2, caderno, (
         select jsonb_agg(jsonb_build_object('numero', numero, 'ordem', '[]'::jsonb) order by numero)
         from avaliacao_questao where tenant_id = $1 and avaliacao_id = $2)
       from generate_series(1, $3::int) caderno where $4`,
      [id, avaliacao, cadernos, questoes.length > 0],
    )
  return avaliacao
}
