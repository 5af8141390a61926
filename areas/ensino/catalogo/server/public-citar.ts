/** Pieces of statements that cite what stands in the catalogue: one by its id, several by a statement of their ids. */
import { type RawBuilder, sql } from 'kysely'
import type { Ref } from '../../../../core/contract/schema.ts'

type Citavel = 'disciplina' | 'periodo'

const REF = {
  disciplina: sql`jsonb_build_object('id', citado.id, 'nome', citado.nome)`,
  periodo: sql`jsonb_build_object('id', citado.id, 'codigo', citado.codigo, 'nome', citado.nome)`,
} as const satisfies Record<Citavel, unknown>

const named = (table: Citavel) => sql`${sql.table(table)} citado`

/** One of them; null where there is none. */
export const citado = (table: Citavel, id: RawBuilder<unknown>) =>
  sql<Ref | null>`(select ${REF[table]} from ${named(table)} where citado.id = ${id})`

/** A list of them, in the order of the catalogue. */
export const citados = (table: Citavel, ids: RawBuilder<unknown>) => sql<Ref[]>`coalesce((
  select jsonb_agg(${REF[table]} order by citado.ordem, citado.id) from ${named(table)}
  where citado.id in (${ids})), '[]')`

/** A list of them with how many of each, by a statement of `id` and `total`; school years stage after stage. */
export const contados = (table: Citavel, totais: RawBuilder<unknown>) => sql`coalesce((
  select jsonb_agg(${REF[table]} || jsonb_build_object('total', x.total)
    order by ${table === 'periodo' ? sql`(select e.ordem from ensino e where e.id = citado.ensino_id), ` : sql``}
      citado.ordem, citado.id)
  from (${totais}) x join ${named(table)} on citado.id = x.id), '[]')`

/** The names of tags, in their order. */
export const tagsCitadas = (ids: RawBuilder<unknown>) => sql<string[]>`coalesce((
  select jsonb_agg(g.nome order by g.chave) from tag g where g.id in (${ids})), '[]')`

/** A statement: the ids of tags in which a word begins so, whatever its accents; at most 100. */
export const tagsDitas = (inicio: string) => sql<number>`
  select g.id from tag g where position(' ' || sem_acento(${inicio}) in ' ' || g.chave) > 0 order by g.chave limit 100`
