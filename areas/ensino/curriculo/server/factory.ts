/** Curricula, clients and their links put straight into the database of a test. */

interface Place {
  id: number
  slug?: string
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

const oneOf =
  ({ id, sql }: Place) =>
  async (text: string, ...values: unknown[]): Promise<number> =>
    Number((await sql<{ id: number }>(text, [id, ...values]))[0]?.id)

/** The client that the networks of a test's tenant belong to. */
export async function clienteOf(place: Place): Promise<number> {
  const one = oneOf(place)
  return one('select min(id) as id from cliente where tenant_id = $1')
}

/** Another client, with a network of its own under the same code. */
export async function putCliente(
  place: Place,
  codigo: string,
  { rede = true }: { rede?: boolean } = {},
): Promise<{ cliente: number; rede: number }> {
  const one = oneOf(place)
  const cliente = await one(
    'insert into cliente (tenant_id, nome, codigo) values ($1, $2, $3) returning id',
    `Cliente ${codigo}`,
    codigo,
  )
  if (!rede) return { cliente, rede: 0 }
  return {
    cliente,
    rede: await one(
      'insert into rede (tenant_id, cliente_id, codigo, nome) values ($1, $2, $3, $4) returning id',
      cliente,
      codigo,
      `Rede ${codigo}`,
    ),
  }
}

export async function linkCurriculo(
  { id, sql }: Place,
  { curriculo, cliente, status = true }: { curriculo: number; cliente: number; status?: boolean },
): Promise<void> {
  await sql(
    `insert into curriculo_vinculo (tenant_id, curriculo_id, cliente_id, status) values ($1, $2, $3, $4)
     on conflict (tenant_id, curriculo_id, cliente_id) do update set status = excluded.status`,
    [id, curriculo, cliente, status],
  )
}

export interface PutCurriculo {
  curriculo: number
  /** Two at the top, of which the first has one below it. */
  categorias: [number, number, number]
  /** Of the first category, by code. */
  habilidades: number[]
  extra: number
  itens: number[]
}

/** A curriculum of three categories, with skills, an extra and its items. `cliente`: whose it is. */
export async function putCurriculo(
  place: Place,
  {
    nome = 'Base',
    cliente = null,
    codigos = ['EF06CI01', 'EF06CI02', 'EF06CI03'],
  }: { nome?: string; cliente?: number | null; codigos?: readonly string[] } = {},
): Promise<PutCurriculo> {
  const one = oneOf(place)
  const { id, sql } = place
  const curriculo = await one(
    `insert into curriculo (tenant_id, nome, etapa, anos, base, cliente_id)
     values ($1, $2, 'fundamental', '{ef6}', 'bncc', $3) returning id`,
    nome,
    cliente,
  )
  if (cliente !== null) await linkCurriculo(place, { curriculo, cliente })
  const categoria = (titulo: string, ordem: number, pai: number | null) =>
    one(
      `insert into categoria (tenant_id, curriculo_id, nome, sigla, ordem, pai_id, cor)
       values ($1, $2, $3, $4, $5, $6, '#1a7f8e') returning id`,
      curriculo,
      titulo,
      titulo.slice(0, 2).toUpperCase(),
      ordem,
      pai,
    )
  const primeira = await categoria('Matéria e energia', 1, null)
  const segunda = await categoria('Vida e evolução', 2, null)
  const dentro = await categoria('Misturas', 1, primeira)
  const made = await sql<{ id: number }>(
    `insert into habilidade (tenant_id, curriculo_id, categoria_id, codigo, texto, anos)
     select $1, $2, $3, codigo, 'Saber ' || codigo, '{ef6}' from unnest($4::text[]) codigo returning id`,
    [id, curriculo, primeira, [...codigos]],
  )
  const extra = await one(
    `insert into extra (tenant_id, curriculo_id, categoria_id, nome, cor, ordem)
     values ($1, $2, $3, 'Temas', '#b4465a', 1) returning id`,
    curriculo,
    primeira,
  )
  const itens = await sql<{ id: number }>(
    `insert into extra_item (tenant_id, extra_id, nome, ordem)
     values ($1, $2, 'Água', 1), ($1, $2, 'Saúde', 2) returning id`,
    [id, extra],
  )
  return {
    curriculo,
    categorias: [primeira, segunda, dentro],
    habilidades: made.map((row) => Number(row.id)),
    extra,
    itens: itens.map((row) => Number(row.id)),
  }
}

/** A client's copy of the first category of a curriculum, without its extras. */
export async function putCopia(
  place: Place,
  { categorias: [categoria] }: PutCurriculo,
  cliente: number,
): Promise<{ categoria: number; habilidades: number[] }> {
  const copia = await oneOf(place)(
    `insert into categoria (tenant_id, curriculo_id, nome, sigla, ordem, cor, cliente_id, origem_id, origem_versao)
     select tenant_id, curriculo_id, nome, sigla, ordem, cor, $3, id, versao from categoria
     where tenant_id = $1 and id = $2 returning id`,
    categoria,
    cliente,
  )
  const rows = await place.sql<{ id: number }>(
    `insert into habilidade (tenant_id, curriculo_id, categoria_id, cliente_id, codigo, texto, anos, origem_id, origem_versao)
     select tenant_id, curriculo_id, $2, $3, codigo, texto, anos, id, versao from habilidade
     where tenant_id = $1 and categoria_id = $4 returning id`,
    [place.id, copia, cliente, categoria],
  )
  return { categoria: copia, habilidades: rows.map(({ id }) => Number(id)) }
}

/** A removal of skills of a curriculum, or of the whole of it, put straight into the tables. */
export async function putRemocao(
  place: Place,
  {
    curriculo,
    habilidades = [],
    cliente = null,
  }: { curriculo: number; habilidades?: readonly number[]; cliente?: number | null },
): Promise<number> {
  const remocao = await oneOf(place)(
    `insert into curriculo_remocao (tenant_id, curriculo_id, cliente_id, tipo, rotulo)
     values ($1, $2, $3, $4, 'x') returning id`,
    curriculo,
    cliente,
    habilidades.length > 0 ? 'habilidade' : 'curriculo',
  )
  if (habilidades.length === 0)
    await place.sql('update curriculo set remocao_id = $1 where id = $2', [remocao, curriculo])
  await place.sql('update habilidade set remocao_id = $1 where id = any($2)', [remocao, [...habilidades]])
  return remocao
}
