/** Skills as others cite them: by their ids, and by the codes that screens name. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { HabilidadeCitada } from '../../catalogo/contract.ts'
import { citado } from '../../catalogo/server/public-citar.ts'

/** A list of `{ id, codigo, texto }` by a statement of `id` and `ordem`; what has the same place, by code. */
export const habilidadesCitadas = (citadas: RawBuilder<unknown>, most?: number) => sql<
  HabilidadeCitada[]
>`coalesce((
  select jsonb_agg(jsonb_build_object('id', h.id, 'codigo', h.codigo, 'texto', h.texto) order by h.ordem, h.codigo, h.id)
  from (select h.id, h.codigo, h.texto, x.ordem from (${citadas}) x join habilidade h on h.id = x.id
    ${most === undefined ? sql`` : sql`order by x.ordem, h.codigo, h.id limit ${most}`}) h), '[]')`

/** A skill by its code; of codes that several matrices have, the first in force. */
export const peloCodigo = (codigo: RawBuilder<unknown>) => sql`(
  select citada.id, citada.codigo, citada.texto from habilidade citada where citada.codigo = ${codigo}
  order by citada.vigencia = 'vigente' desc, citada.id limit 1)`

export async function listPeloCodigo(
  tx: Tx,
  codigos: readonly string[],
): Promise<Map<string, HabilidadeCitada>> {
  if (codigos.length === 0) return new Map()
  const { rows } = await sql<HabilidadeCitada>`
    select h.id, h.codigo, h.texto from unnest(${[...new Set(codigos)]}::text[]) as pedido (codigo)
    join lateral ${peloCodigo(sql`pedido.codigo`)} h on true`.execute(tx)
  return new Map(rows.map((row) => [row.codigo, row]))
}

/** A skill with its discipline, and whether it may still be named; null where there is none. */
export const habilidadeCitada = (id: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('id', citada.id, 'codigo', citada.codigo, 'texto', citada.texto,
    'disciplina', ${citado('disciplina', sql.ref('k.disciplina_id'))},
    'em_uso', citada.vigencia = 'vigente' and citada.remocao_id is null and k.remocao_id is null
      and q.status = 'ativo' and q.remocao_id is null)
  from habilidade citada join categoria k on k.id = citada.categoria_id join curriculo q on q.id = citada.curriculo_id
  where citada.id = ${id})`

/** A statement: the `codigo` of what names just one skill, by `column` and `habilidade_id` of a statement. */
export const umCodigo = (column: string, citadas: RawBuilder<unknown>) => sql`
  select x.${sql.ref(column)}, min(h.codigo) as codigo from (${citadas}) x join habilidade h on h.id = x.habilidade_id
  group by x.${sql.ref(column)} having count(*) = 1`

/** A statement: the ids of skills whose code begins so, capital letters and small ones alike. */
export const comCodigo = (inicio: string) => sql`
  select citada.id from habilidade citada where starts_with(upper(citada.codigo), ${inicio.toUpperCase()})`
