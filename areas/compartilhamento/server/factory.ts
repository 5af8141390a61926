/** Things shared, put straight into the database of a test, past every call: the state that a test starts from. */

interface Place {
  id: number
  turma: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

export async function putCompartilhamento(
  tenant: Place,
  autor: { id: number },
  { turma = tenant.turma, titulo = 'Museu', ate = null as string | null, revogado = false } = {},
): Promise<number> {
  const [row] = await tenant.sql<{ id: number }>(
    `insert into compartilhamento (tenant_id, turma_id, usuario_id, titulo, url, ate, revogado_em)
     values ($1, $2, $3, $4, 'https://museu.example/', $5, case when $6 then now() end) returning id`,
    [tenant.id, turma, autor.id, titulo, ate, revogado],
  )
  return Number(row?.id)
}
