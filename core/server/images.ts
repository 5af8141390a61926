/** What the owner of a table lets others do with images of its rows: compare, take away, set back. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './database.ts'

export interface RowImages {
  /** The table as `t`, to stand after `from` or `join`. */
  from: RawBuilder<unknown>
  /** The row `t` of the image `i`, which is kept under `alvo_id` and `turma_id`. */
  match: RawBuilder<boolean>
  /** Takes away the rows of these images, statements of `alvo_id` and `turma_id`. */
  remove: (tx: Tx, images: RawBuilder<unknown>) => Promise<unknown>
  /** Sets rows back to what these images, with `antes` beside, say; absent: nothing of them is ever changed. */
  restore?: (tx: Tx, images: RawBuilder<unknown>) => Promise<unknown>
}

/** `table`: its name; `columns`: those that may be set back. */
export function rowImages(
  table: RawBuilder<unknown>,
  match: RawBuilder<boolean>,
  columns: readonly string[],
): RowImages {
  const sets = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`a.${column}`)}`)
  const from = sql`${table} t`
  return {
    from,
    match,
    remove: (tx, images) => sql`delete from ${from} using (${images}) i where ${match}`.execute(tx),
    ...(sets.length > 0 && {
      restore: (tx: Tx, images: RawBuilder<unknown>) =>
        sql`update ${from} set ${sql.join(sets)}
          from (${images}) i cross join lateral jsonb_populate_record(null::${table}, i.antes) a where ${match}`.execute(
          tx,
        ),
    }),
  }
}
