/** Lines of the log as tests need them, changed as only the owner of the tables can: the seal of such a log is broken. */

interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

/** Lays every line of an act of a person at another moment. */
export const setQuando = (
  tenant: Place,
  { quem, acao }: { quem: number; acao: string },
  quando: Date,
): Promise<object[]> =>
  tenant.sql(`update auditoria set quando = $4 where tenant_id = $1 and quem_id = $2 and acao = $3`, [
    tenant.id,
    quem,
    acao,
    quando,
  ])
