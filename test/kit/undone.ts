/** Work that is looked at and then undone: what it answers, and what it leaves in a table, row by row. */
import { CompiledQuery, sql } from 'kysely'
import type { Tx } from '../../core/server/database.ts'
import { testApp } from './app.ts'

export async function undone<T>(tenant: { id: number }, ask: (tx: Tx) => Promise<T>): Promise<T> {
  const { database } = await testApp()
  const done: T[] = []
  const undo = new Error('undone')
  await database
    .asTenant(tenant.id, async (tx) => {
      done.push(await ask(tx))
      throw undo
    })
    .catch((error) => {
      if (error !== undo) throw error
    })
  return done[0] as T
}

type Row = Record<string, unknown>

async function rowsOf(tx: Tx, table: string): Promise<Map<string, Row>> {
  const { rows } = await sql<{ row: Row; agora: string }>`
    select to_jsonb(t) as row, to_jsonb(now()) #>> '{}' as agora from ${sql.table(table)} t`.execute(tx)
  const plain = (value: unknown, agora: string) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
      ? Date.parse(value) === Date.parse(agora)
        ? 'agora'
        : new Date(value).toISOString()
      : value
  return new Map(
    rows.map(({ row, agora }) => [
      String(row.id),
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, plain(value, agora)])),
    ]),
  )
}

/**
 * What a write answers, and each row that is another one after it, by its id: the columns that changed; of a new row
 * those of `columns`, in a list; null: gone. What is now for the database is `'agora'`. Nothing is kept.
 */
export const left = <T>(
  tenant: { id: number },
  { table, columns }: { table: string; columns: readonly string[] },
  write: (tx: Tx) => Promise<T>,
): Promise<{ answer: T; rows: Record<string, Row | null>; added: Row[] }> =>
  undone(tenant, async (tx) => {
    const before = await rowsOf(tx, table)
    const answer = await write(tx)
    const after = await rowsOf(tx, table)
    const only = (row: Row, keep: (column: string) => boolean) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column) && keep(column)))
    const rows: Record<string, Row | null> = {}
    for (const [id, row] of before) {
      const now = after.get(id)
      const changed =
        now && only(now, (column) => JSON.stringify(now[column]) !== JSON.stringify(row[column]))
      if (!changed) rows[id] = null
      else if (Object.keys(changed).length > 0) rows[id] = changed
    }
    const added = [...after].filter(([id]) => !before.has(id)).map(([, row]) => only(row, () => true))
    return { answer, rows, added }
  })

/** A place whose rows are put within a transaction, for factories. */
export const placeIn = (tx: Tx, { id }: { id: number }) => ({
  id,
  sql: async <R extends object>(text: string, values: readonly unknown[] = []): Promise<R[]> =>
    (await tx.executeQuery<R>(CompiledQuery.raw(text, [...values]))).rows,
})
