/** Files of questions put straight into the database of a test, past every call. */
import { buildTela } from '../../../ensino/aula/factory.ts'

interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

interface Given {
  passo?: 'conferido' | 'gravado'
  rede?: number | null
}

/** A file of one question of `autor`. Returns its id. */
export async function putImportacaoDeQuestoes(
  { id, sql }: Place,
  autor: { id: number },
  { passo = 'conferido', rede = null }: Given = {},
): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into questao_importacao (tenant_id, usuario_id, arquivo, formato, rede_id, passo, total, contagem, gravado_em)
     values ($1, $2, 'x', 'gift', $3, $4, 1, '{"mudada": 1, "criadas": 1}', case when $4 = 'gravado' then now() end) returning id`,
    [id, autor.id, rede, passo],
  )
  await sql(
    `insert into questao_importacao_item (tenant_id, importacao_id, numero, arquivo, titulo, texto, situacao, entra, tipo,
       questao, notas, impressao, resumo, original)
     values ($1, $2, 1, 'x', 'x', 'x', 'mudada', 'mudada', 'resposta_curta', $3, '[{"codigo": "retorno", "detalhe": "x"}]',
       'x', 'x', 'x')`,
    [id, row?.id, JSON.stringify({ conteudo: buildTela('resposta_curta').conteudo })],
  )
  return Number(row?.id)
}
