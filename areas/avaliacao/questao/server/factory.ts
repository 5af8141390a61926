/** Questions put straight into the database of a test, past every call. */
import { wordsOf } from '../../../../core/contract/linear.ts'
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
  }: Given = {},
): Promise<number> {
  const { conteudo } = buildTela(TELA_DE[tipo])
  const written = { ...(conteudo as ConteudoQuestao), enunciado }
  const [row] = await sql<{ id: number }>(
    `insert into questao (tenant_id, usuario_id, rede_id, tipo, conteudo, texto, estado)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [id, autor.id, rede, tipo, JSON.stringify(written), wordsOf(enunciado), estado],
  )
  return Number(row?.id)
}
