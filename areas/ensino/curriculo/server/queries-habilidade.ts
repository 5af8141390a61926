/** SQL of the skills of one category. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, hasWords, pageSql, wordsOf } from '../../../../core/server/sql.ts'
import type { Habilidade } from '../shapes.ts'
import { differs } from './queries-diferenca.ts'

const columns = sql`
  x.id, x.codigo, x.texto, x.categoria_id as categoria, x.anos, x.descritor_saeb, x.bncc_codigo, x.vigencia,
  x.origem_id as origem, (x.cliente_id is not null and (b.id is null or ${differs('habilidade', 'x', 'b')})) as propria`

const joined = sql`habilidade x left join habilidade b on b.id = x.origem_id`

interface Filter {
  busca?: string | undefined
  ano?: string | undefined
  vigencia?: string | undefined
}

function matching(
  { id, curriculo_id }: { id: number; curriculo_id: number },
  { busca, ano, vigencia }: Filter,
): RawBuilder<unknown> {
  return sql.join(
    [
      sql`x.curriculo_id = ${curriculo_id} and x.categoria_id = ${id} and x.remocao_id is null`,
      hasWords(sql`x.busca`, wordsOf(busca)),
      ...(ano ? [sql`${ano} = any(x.anos)`] : []),
      ...(vigencia ? [sql`x.vigencia = ${vigencia}`] : []),
    ],
    sql` and `,
  )
}

/** One page by code, and how many there are in all. */
export async function listHabilidades(
  tx: Tx,
  categoria: { id: number; curriculo_id: number },
  filter: Filter,
  { pagina, linhas }: { pagina: number; linhas: number },
): Promise<{ habilidades: Habilidade[]; total: number }> {
  const where = matching(categoria, filter)
  const { rows } = await sql<{ habilidades: Habilidade[]; total: number }>`
    select (select count(*) from habilidade x where ${where}) as total,
      coalesce((select jsonb_agg(to_jsonb(linha) order by linha.codigo, linha.id) from (
        select ${columns} from ${joined} where ${where}
        order by x.codigo, x.id ${pageSql({ pagina, linhas })}) linha), '[]') as habilidades`.execute(tx)
  return rows[0] ?? { habilidades: [], total: 0 }
}

export async function showHabilidade(tx: Tx, id: number): Promise<Habilidade | undefined> {
  const { rows } = await sql<Habilidade>`
    select ${columns} from ${joined} where x.id = ${id} and x.remocao_id is null`.execute(tx)
  return rows[0]
}

/** Which category a skill is in, removed or not. */
export const placeOf = (tx: Tx, id: number) =>
  tx.selectFrom('habilidade').select(['id', 'categoria_id', 'codigo']).where('id', '=', id).executeTakeFirst()

/** The skills of a category that stand, or are copies of those that are named: their ids there, and their codes. */
export async function findIn(
  tx: Tx,
  categoria: number,
  ids: readonly number[],
): Promise<{ id: number; codigo: string }[]> {
  const { rows } = await sql<{ id: number; codigo: string }>`
    select x.id, x.codigo from habilidade x
    where x.categoria_id = ${categoria} and x.remocao_id is null
      and (x.id = any(${bigints(ids)}) or x.origem_id = any(${bigints(ids)}))`.execute(tx)
  return rows
}

export const idsOf = async (tx: Tx, categoria: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('habilidade')
      .select('id')
      .where('categoria_id', '=', categoria)
      .where('remocao_id', 'is', null)
      .execute()
  ).map(({ id }) => id)

export interface HabilidadeColumns {
  codigo: string
  texto: string
  anos: string[]
  descritor_saeb: string | null
  bncc_codigo: string | null
  vigencia: Habilidade['vigencia']
}

export async function insertHabilidade(
  tx: Tx,
  values: Pick<HabilidadeColumns, 'codigo' | 'texto'> &
    Partial<HabilidadeColumns> & { curriculo_id: number; categoria_id: number; cliente_id: number | null },
): Promise<number> {
  const { id } = await tx.insertInto('habilidade').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateHabilidade = (tx: Tx, id: number, change: Partial<HabilidadeColumns>) =>
  tx.updateTable('habilidade').set(change).where('id', '=', id).execute()
