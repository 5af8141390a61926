/** What other areas may ask of skills: which a person may name, and which are the same one. */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import type { HabilidadeCitada } from '../../catalogo/contract.ts'
import { countKnown } from '../../catalogo/server/public.ts'
import { categoriaVisibleTo } from './visible.ts'

/** The ids of a skill and of all that are copies of it, or that it is a copy of with those: as a subquery. */
export const sameHabilidade = (id: number): RawBuilder<unknown> => sql`
  with raiz as (select coalesce(origem_id, id) as id from habilidade where id = ${id})
  select raiz.id from raiz union all select h.id from raiz join habilidade h on h.origem_id = raiz.id`

/** The same for several skills, a statement of ids. */
export const mesmasHabilidades = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with raiz as (select coalesce(origem_id, id) as id from habilidade where id in (${ids}))
  select raiz.id from raiz union select h.id from raiz join habilidade h on h.origem_id = raiz.id`
/** The skill that a copy in another curriculum goes back to, by a column: copies of one are the same skill. */
export const raizSql = (id: RawBuilder<unknown>) =>
  sql`(select coalesce(raiz.origem_id, raiz.id) from habilidade raiz where raiz.id = ${id})`

/** How many of these skills the person may name: no other client's own, removed ones where they were named already. */
async function countHabilidades(tx: Tx, actor: Actor, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from habilidade join categoria on categoria.id = habilidade.categoria_id
    join curriculo on curriculo.id = habilidade.curriculo_id
    where habilidade.id = any(${bigints(ids)}) and ${categoriaVisibleTo(actor)}`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Those of these skills that the person may name, in their order. */
export async function listCitadas(tx: Tx, actor: Actor, ids: readonly number[]): Promise<HabilidadeCitada[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<HabilidadeCitada>`
    select habilidade.id, habilidade.codigo, habilidade.texto
    from unnest(${bigints(ids)}) with ordinality as pedida (id, ordem)
    join habilidade on habilidade.id = pedida.id join categoria on categoria.id = habilidade.categoria_id
    join curriculo on curriculo.id = habilidade.curriculo_id
    where ${categoriaVisibleTo(actor)} order by pedida.ordem`.execute(tx)
  return rows
}

/** The skills of these codes (capitals) that the person may name; of two of one code the newest. */
export async function habilidadesPeloCodigo(
  tx: Tx,
  actor: Actor,
  codigos: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (codigos.length === 0) return new Map()
  const { rows } = await sql<{ id: number; codigo: string }>`
    select habilidade.id, upper(habilidade.codigo) as codigo
    from habilidade join categoria on categoria.id = habilidade.categoria_id
    join curriculo on curriculo.id = habilidade.curriculo_id
    where upper(habilidade.codigo) = any(${[...codigos]}::text[]) and ${categoriaVisibleTo(actor)}
    order by habilidade.id`.execute(tx)
  return new Map(rows.map(({ id, codigo }) => [codigo, id]))
}

type Tabela = 'disciplina' | 'periodo' | 'habilidade'

/** Which of these hold an id that the catalogue does not have for the person. */
export async function unknownIn(
  context: Pick<Context, 'tx' | 'actor'>,
  named: Readonly<Record<Tabela, readonly number[]>>,
): Promise<Tabela[]> {
  const asked = (['disciplina', 'periodo', 'habilidade'] as const).map(
    (table) => [table, [...new Set(named[table])]] as const,
  )
  const { tx, actor } = context
  const known = await Promise.all(
    asked.map(([table, ids]) =>
      table === 'habilidade' ? countHabilidades(tx, actor, ids) : countKnown(tx, table, ids),
    ),
  )
  return asked.filter(([, ids], at) => (known[at] ?? 0) < ids.length).map(([table]) => table)
}
