/** Notifications put past every telling, for the tests of other areas. */

interface Place {
  id: number
  sql(text: string, values?: readonly unknown[]): Promise<unknown>
}

/** One of a person, read at that moment or not yet. */
export const putNotificacao = ({ id, sql }: Place, who: { id: number }, lida: string | null) =>
  sql(
    `insert into notificacao (tenant_id, usuario_id, tipo, destino, lida_em) values ($1, $2, 'x', '/logado', $3)`,
    [id, who.id, lida],
  )
