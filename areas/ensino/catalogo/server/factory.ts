/** Skills and curricula put straight into the database of a test. */

interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

const SKILLS: readonly (readonly [codigo: string, texto: string, anos: string])[] = [
  ['EF07MA08', 'Comparar e ordenar frações de um inteiro.', '{ef7}'],
  ['EF07MA17', 'Resolver problemas de grandezas proporcionais.', '{ef7}'],
  ['EF67LP08', 'Ler imagens e legendas de notícias.', '{ef6,ef7}'],
]

/** A curriculum of one category with three skills; the first two are of Matemática. */
export async function putMatriz(
  { id, sql }: Place,
  { nome = 'Matriz', status = 'ativo' } = {},
): Promise<{ curriculo: number; categoria: number; habilidades: number[] }> {
  const one = async (text: string, ...values: unknown[]) =>
    Number((await sql<{ id: number }>(text, [id, ...values]))[0]?.id)
  const curriculo = await one(
    `insert into curriculo (tenant_id, nome, etapa, anos, base, status)
     values ($1, $2, 'fundamental', '{ef6,ef7}', 'bncc', $3) returning id`,
    nome,
    status,
  )
  const categoria = async (titulo: string, ordem: number, sigla: string) =>
    one(
      `insert into categoria (tenant_id, curriculo_id, disciplina_id, nome, sigla, ordem, cor, pai_id)
       values ($1, $2, (select id from disciplina where tenant_id = $1 and sigla = $5), $3, $5, $4, '#1a7f8e', null) returning id`,
      curriculo,
      titulo,
      ordem,
      sigla,
    )
  const [matematica, portugues] = [await categoria('Números', 1, 'MA'), await categoria('Leitura', 2, 'LP')]
  const habilidades: number[] = []
  for (const [codigo, texto, anos] of SKILLS)
    habilidades.push(
      await one(
        `insert into habilidade (tenant_id, curriculo_id, categoria_id, codigo, texto, anos, bncc_codigo, descritor_saeb)
         values ($1, $2, $3, $4, $5, $6, $4, 'D1') returning id`,
        curriculo,
        codigo.includes('MA') ? matematica : portugues,
        codigo,
        texto,
        anos,
      ),
    )
  return { curriculo, categoria: matematica, habilidades }
}

/** Tags by these names. Returns their ids. */
export async function putTags({ id, sql }: Place, nomes: readonly string[]): Promise<number[]> {
  const values = [id, [...nomes]]
  await sql(`insert into tag (tenant_id, nome) select $1, unnest($2::text[]) on conflict do nothing`, values)
  const rows = await sql<{ id: number }>(
    `select id from tag where tenant_id = $1 and nome = any($2::text[])`,
    values,
  )
  return rows.map((row) => Number(row.id))
}
