/** Questions put straight into the database of a test, past every call. */
import { wordsOf } from '../../../../core/contract/linear.ts'
import { changer } from '../../../../core/testing/change.ts'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { type ConteudoQuestao, type EstadoQuestao, TELA_DE, type TipoQuestao } from '../shapes.ts'

interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

interface Given {
  tipo?: TipoQuestao
  enunciado?: string
  /** In whose bank it stands; null: its author's only. */
  rede?: number | null
  estado?: EstadoQuestao
  dificuldade?: number | null
  /** The first is the one that it is counted under. */
  habilidades?: readonly number[]
}

/** A question of `autor`, complete. Returns its id. */
export async function putQuestao(
  { id, sql }: Place,
  autor: { id: number },
  {
    tipo = 'objetiva',
    enunciado = '<p>Como a água vira vapor?</p>',
    rede = null,
    estado = 'aprovada',
    dificuldade = null,
    habilidades = [],
  }: Given = {},
): Promise<number> {
  const { conteudo } = buildTela(TELA_DE[tipo])
  const written = { ...(conteudo as ConteudoQuestao), enunciado }
  const [row] = await sql<{ id: number }>(
    `with feita as (
       insert into questao (tenant_id, usuario_id, rede_id, tipo, conteudo, texto, estado, dificuldade)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id),
     cita as (
       insert into questao_habilidade (tenant_id, questao_id, habilidade_id, ordem)
       select $1, feita.id, x.id, x.ordem from feita, unnest($9::bigint[]) with ordinality x (id, ordem))
     select id from feita`,
    [
      ...[id, autor.id, rede, tipo, JSON.stringify(written), wordsOf(enunciado), estado, dificuldade],
      [...habilidades],
    ],
  )
  return Number(row?.id)
}

/** A base text of `autor`. Returns its id. */
export async function putTexto(
  { id, sql }: Place,
  autor: { id: number },
  { titulo = 'O ciclo da água', rede = null }: { titulo?: string; rede?: number | null } = {},
): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into texto_base (tenant_id, usuario_id, rede_id, titulo, html, busca)
     values ($1, $2, $3, $4, '<p>A água sobe e volta.</p>', sem_acento($4)) returning id`,
    [id, autor.id, rede, titulo],
  )
  return Number(row?.id)
}

let filtros = 0

/** A filter that the person keeps. Returns its id. */
export async function putFiltro({ id, sql }: Place, { id: usuario }: { id: number }): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into questao_filtro (tenant_id, usuario_id, nome, filtro) values ($1, $2, $3, '{"dificuldade": "1"}')
     returning id`,
    [id, usuario, `Filtro ${++filtros}`],
  )
  return Number(row?.id)
}

/** What a question is, whatever it was before. */
export const changeQuestao = changer('questao')

/** What a base text is, whatever it was before. */
export const changeTexto = changer('texto_base')

/** Keeps questions as they stand, as an assessment does that is closed. Returns which version that is, by question. */
export async function putVersoes({ id, sql }: Place, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await sql<{ questao: number; versao: number }>(
    `insert into questao_versao (tenant_id, questao_id, versao, tipo, titulo, texto, conteudo, comando, explicacao, analises)
     select tenant_id, id, versao, tipo, titulo, texto, conteudo, comando, explicacao, analises from questao
     where tenant_id = $1 and id = any($2::bigint[]) returning questao_id as questao, versao`,
    [id, ids],
  )
  return new Map(rows.map(({ questao, versao }) => [Number(questao), versao]))
}

/** Keeps a question among the favourites of a person. */
export const putFavorita = ({ id, sql }: Place, { id: usuario }: { id: number }, questao: number) =>
  sql('insert into questao_favorita (tenant_id, usuario_id, questao_id) values ($1, $2, $3)', [
    ...[id, usuario, questao],
  ])

/** What somebody says of a question. Returns its id. */
export async function putComentario(
  { id, sql }: Place,
  autor: { id: number },
  questao: number,
  { texto = 'Falta uma vírgula.', respostaA = null }: { texto?: string; respostaA?: number | null } = {},
): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into questao_comentario (tenant_id, questao_id, usuario_id, resposta_a, campo, trecho, texto)
     values ($1, $2, $3, $4, 'enunciado', 'vapor', $5) returning id`,
    [id, questao, autor.id, respostaA, texto],
  )
  return Number(row?.id)
}
