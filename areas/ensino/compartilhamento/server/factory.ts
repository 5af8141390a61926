/** Things shared, put straight into the database of a test, past every call: the state that a test starts from. */

interface Place {
  id: number
  turma: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

interface Given {
  turma?: number
  titulo?: string
  ate?: string | null
  revogado?: boolean
  /** A lesson or a playlist instead of a link. */
  aula?: number | null
  playlist?: number | null
}

export async function putCompartilhamento(
  tenant: Place,
  autor: { id: number },
  {
    turma = tenant.turma,
    titulo = 'Museu',
    ate = null,
    revogado = false,
    aula = null,
    playlist = null,
  }: Given = {},
): Promise<number> {
  const url = aula === null && playlist === null ? 'https://museu.example/' : null
  const [row] = await tenant.sql<{ id: number }>(
    `insert into compartilhamento (tenant_id, turma_id, usuario_id, titulo, url, ate, revogado_em, aula_id, playlist_id)
     values ($1, $2, $3, $4, $5, $6, case when $7 then now() end, $8, $9) returning id`,
    [tenant.id, turma, autor.id, titulo, url, ate, revogado, aula, playlist],
  )
  return Number(row?.id)
}
