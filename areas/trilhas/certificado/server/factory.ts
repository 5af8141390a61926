/** Certificates put straight into the database of a test, past every call: the state that a test starts from. */
import { randomBytes } from 'node:crypto'
import { putArquivo } from '../../../acesso/arquivo/server/factory.ts'
import { ALFABETO, CODIGO_LENGTH } from '../../../escola/cartao/rules.ts'

interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

interface Given {
  trilha?: number
  trilhaNome?: string
  nome?: string
  cargaHoraria?: number | null
  emissor?: string
  /** The network that answers for it. */
  rede?: number | null
  autor?: { id: number } | null
  layout?: number | null
  emitidoEm?: string
  /** Revoked, for this reason. */
  revogado?: string
}

const newCodigo = (): string =>
  [...randomBytes(CODIGO_LENGTH)].map((byte) => ALFABETO[byte % ALFABETO.length]).join('')

let paths = 0

/** A certificate of `aluno`, of a path of its own unless told. */
export async function putCertificado(
  { id: tenant, sql }: Place,
  aluno: { id: number; nome: string },
  {
    trilha,
    trilhaNome = 'Leitura em aventura',
    nome = aluno.nome,
    cargaHoraria = 40,
    emissor = 'Escola Um',
    rede = null,
    autor = null,
    layout = null,
    emitidoEm = new Date(Date.now() - 1000).toISOString(),
    revogado,
  }: Given = {},
): Promise<{ id: number; codigo: string; trilha: number }> {
  paths += 1
  const codigo = newCodigo()
  const of = trilha ?? 1_000_000 + paths
  const [row] = await sql<{ id: number }>(
    `insert into certificado (tenant_id, codigo, trilha_id, usuario_id, nome, trilha_nome, carga_horaria, emissor, rede_id,
       autor_id, layout_id, emitido_em, revogado_em, motivo)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, case when $13::text is not null then now() end, $13)
     returning id`,
    [
      tenant,
      codigo,
      of,
      aluno.id,
      nome,
      trilhaNome,
      cargaHoraria,
      emissor,
      rede,
      autor?.id ?? null,
      layout,
      emitidoEm,
      revogado ?? null,
    ],
  )
  return { id: Number(row?.id), codigo, trilha: of }
}

/** A sheet on the list, whose picture is only a row: nothing can be printed on it. */
export async function putLayout(
  place: Place,
  autor: { id: number } | null,
  { rede = null, geral = false }: { rede?: number | null; geral?: boolean } = {},
): Promise<number> {
  const { id: tenant, sql } = place
  const [row] = await sql<{ id: number }>(
    `insert into certificado_layout (tenant_id, nome, arquivo_id, usuario_id, rede_id, geral)
     values ($1, 'Folha', $2, $3, $4, $5) returning id`,
    [tenant, await putArquivo(place, 'folha.png'), autor?.id ?? null, rede, geral],
  )
  return Number(row?.id)
}
