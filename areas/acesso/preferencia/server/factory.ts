/** Choices put straight into the database of a test. */
interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

/** What others may see of a person, as it is where nobody chose; `quem` set it. */
export const putOpcao = (
  { id, sql }: Place,
  pessoa: { id: number },
  quem: { id: number },
): Promise<object[]> =>
  sql(`insert into opcao_privacidade (tenant_id, usuario_id, mudada_por) values ($1, $2, $3)`, [
    id,
    pessoa.id,
    quem.id,
  ])

/** A person chose whether colleagues see their name. */
export const putPerfilVisivel = (
  { id, sql }: Place,
  who: { id: number },
  visivel: boolean,
): Promise<object[]> =>
  sql(
    'insert into opcao_privacidade (tenant_id, usuario_id, perfil_visivel, mudada_por) values ($1, $2, $3, $2)',
    [id, who.id, visivel],
  )
