/** Suggestions and activities put straight into the database of a test, past every call. */
import type { EstadoSugestao } from '../shapes.ts'

interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

interface Given {
  titulo?: string
  html?: string
  /** In whose bank it stands; null: its author's only. */
  rede?: number | null
  estado?: EstadoSugestao
  descritores?: readonly number[]
  questoes?: readonly number[]
}

/** A suggestion of `autor`. Returns its id. */
export async function putSugestao(
  { id, sql }: Place,
  autor: { id: number },
  {
    titulo = 'Reveja o ciclo da água',
    html = '<p>Leia e desenhe o ciclo.</p>',
    rede = null,
    estado = 'publicada',
    descritores = [],
    questoes = [],
  }: Given = {},
): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `with feita as (
       insert into sugestao (tenant_id, usuario_id, rede_id, titulo, html, texto, estado)
       values ($1, $2, $3, $4, $5, 'Leia e desenhe o ciclo.', $6) returning id),
     habilidades as (
       insert into sugestao_habilidade (tenant_id, sugestao_id, habilidade_id)
       select $1, feita.id, unnest($7::bigint[]) from feita),
     questoes as (
       insert into sugestao_questao (tenant_id, sugestao_id, questao_id)
       select $1, feita.id, unnest($8::bigint[]) from feita)
     select id from feita`,
    [id, autor.id, rede, titulo, html, estado, descritores, questoes],
  )
  return Number(row?.id)
}

interface GivenAtividade {
  titulo?: string
  /** Null: it stands in none. */
  sugestao?: number | null
  /** The lesson that it leads to; null: a page of the web. */
  aula?: number | null
}

/** An activity of `autor`. Returns its id. */
export async function putAtividade(
  { id, sql }: Place,
  autor: { id: number },
  { titulo = 'Faça a aula', sugestao = null, aula = null }: GivenAtividade = {},
): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into atividade (tenant_id, usuario_id, sugestao_id, titulo, aula_id, url)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [id, autor.id, sugestao, titulo, aula, aula === null ? 'https://www.exemplo.org/agua' : null],
  )
  return Number(row?.id)
}
