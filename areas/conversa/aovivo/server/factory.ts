/** Live lessons put straight into the database of a test, past every call: the state that a test starts from. */

interface Place {
  id: number
  turma: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

interface Given {
  turma?: number
  titulo?: string
  /** Minutes from now; below zero: ago. */
  em?: number
  duracao?: number
  cancelada?: boolean
  salaEspera?: boolean
  serie?: number
}

/** A lesson of `autor` in the tenant's class, by the clock and with nothing yet told. */
export async function putEncontro(
  tenant: Place,
  autor: { id: number },
  { turma = tenant.turma, titulo = 'Aula', em = 60, duracao = 50, cancelada = false, ...given }: Given = {},
): Promise<number> {
  const [row] = await tenant.sql<{ id: number }>(
    `insert into encontro (tenant_id, turma_id, usuario_id, titulo, inicio, fim, provedor, url, estado, cancelado_em,
       sala_espera, serie_id)
     values ($1, $2, $3, $4, date_trunc('second', now()) + make_interval(mins => $5), date_trunc('second', now()) + make_interval(mins => $5 + $6), 'meet',
       'https://meet.google.com/abc-defg-hij', case when $7 then 'cancelada' else 'agendada' end,
       case when $7 then now() end, $8, $9) returning id`,
    [
      tenant.id,
      turma,
      autor.id,
      titulo,
      em,
      duracao,
      cancelada,
      given.salaEspera ?? false,
      given.serie ?? null,
    ],
  )
  return Number(row?.id)
}
