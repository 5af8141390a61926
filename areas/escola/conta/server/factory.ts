/** Rows of accounts put straight into the database of a test. */
interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

/** That `quem` agreed, for a person, to the use of their data in research. */
export const putConsentimento = (
  { id, sql }: Place,
  pessoa: { id: number },
  quem: { id: number },
): Promise<object[]> =>
  sql(
    `insert into consentimento (tenant_id, usuario_id, finalidade, versao_texto, quem_id, ip)
     values ($1, $2, 'pesquisa', '1', $3, '127.0.0.1')`,
    [id, pessoa.id, quem.id],
  )
