/** Rows of privacy for tests: one in each of its tables, about a pupil, by a teacher. */
import { adder, changer } from '../../../../core/testing/change.ts'
import { putOpcao } from '../../../acesso/preferencia/server/factory.ts'
import { putConsentimento } from '../../../escola/conta/server/factory.ts'

interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

interface Named {
  id: number
}

export async function putPrivacidade(
  place: Place,
  { aluno, professor }: { aluno: Named; professor: Named },
): Promise<number[]> {
  const { id, sql } = place
  const both = [id, aluno.id, professor.id]
  const [pedido] = await sql<{ id: number }>(
    `insert into pedido_dados (tenant_id, tipo, usuario_id, pedido_por, via, estado, motivo, decisao, decidido_por, prazo)
     values ($1, 'exclusao', $2, $3, 'escola', 'recusada', 'x', 'x', $3, now() + interval '15 days') returning id`,
    both,
  )
  await sql(
    `insert into guarda_legal (tenant_id, usuario_id, motivo, posta_por) values ($1, $2, 'processo', $3)`,
    both,
  )
  await sql(`insert into apagamento (tenant_id, usuario_id) values ($1, 999999999)`, [id])
  await putConsentimento(place, aluno, professor)
  await putOpcao(place, aluno, professor)
  await sql(
    `insert into tempo_uso (tenant_id, usuario_id, dia, minutos) values ($1, $2, (now() at time zone 'America/Sao_Paulo')::date, 5)`,
    [id, aluno.id],
  )
  await sql(
    `insert into retencao_dado (tenant_id, tabela, dias, mudada_por) values ($1, 'tempo_uso', 90, $2)`,
    [id, professor.id],
  )
  const [incidente] = await sql<{ id: number }>(
    `insert into incidente (tenant_id, titulo, descricao, medidas, ciencia_em, inicio, fim, entidade, quem_id, registrado_por, levantamento)
     values ($1, 'incidente', 'x', 'x', now(), now() - interval '1 day', now(), 'usuario', $2, $3,
       '{"linhas": 0, "pessoas": 0, "criancas": 0, "exportadas": 0, "campos": [], "atos": [], "quem": []}') returning id`,
    both,
  )
  return [pedido, incidente].map((row) => Number(row?.id))
}

export const addPedido = adder('pedido_dados')
export const changePedido = changer('pedido_dados')
export const addIncidente = adder('incidente')
export const changeIncidente = changer('incidente')
