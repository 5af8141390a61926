/** Surveys and answers put straight into the database of a test, past every call: the state that a test starts from. */
import { buildEnquete, type EnqueteDraft } from '../factory.ts'
import type { Valor } from '../shapes.ts'

interface Place {
  id: number
  turma: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

/** A survey of `autor` for the tenant's class, or for `turmas`. Returns its id. */
export async function putEnquete(
  tenant: Place,
  autor: { id: number },
  { turmas = [tenant.turma], ...given }: Partial<EnqueteDraft> & { turmas?: readonly number[] } = {},
): Promise<number> {
  const draft = buildEnquete(given)
  const [row] = await tenant.sql<{ id: number }>(
    `insert into enquete (tenant_id, usuario_id, titulo, descricao, perguntas, publico, anonima, resultados, compartilhada,
       inicio, fim)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      tenant.id,
      autor.id,
      draft.titulo,
      draft.descricao,
      JSON.stringify(draft.perguntas),
      draft.publico,
      draft.anonima,
      draft.resultados,
      draft.compartilhada,
      draft.inicio,
      draft.fim,
    ],
  )
  const id = Number(row?.id)
  await tenant.sql(
    'insert into enquete_turma (tenant_id, enquete_id, turma_id) select $1, $2, unnest($3::bigint[])',
    [tenant.id, id, [...turmas]],
  )
  return id
}

/** An answer of a person in the tenant's class, or in `turma`. */
export async function putResposta(
  tenant: Place,
  enquete: number,
  pessoa: { id: number },
  valores: readonly Valor[],
  { turma = tenant.turma, anonima = false }: { turma?: number; anonima?: boolean } = {},
): Promise<void> {
  await tenant.sql(
    'insert into enquete_participacao (tenant_id, enquete_id, usuario_id, turma_id) values ($1, $2, $3, $4)',
    [tenant.id, enquete, pessoa.id, turma],
  )
  await tenant.sql(
    'insert into enquete_resposta (tenant_id, enquete_id, turma_id, usuario_id, valores) values ($1, $2, $3, $4, $5)',
    [tenant.id, enquete, turma, anonima ? null : pessoa.id, JSON.stringify(valores)],
  )
}
