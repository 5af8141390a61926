/** Rows of one table made and changed past every call: for the factories of the area that owns it. */

interface Place {
  id: number
  sql(text: string, values?: readonly unknown[]): Promise<unknown>
}
interface Telling {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

type Columns = Readonly<Record<string, unknown>>

const listed = (columns: Columns, from: number, by: string): string =>
  Object.keys(columns)
    .map((name, at) => `${name} = $${from + at}`)
    .join(by)

/** Gives the rows of a tenant that are as `where` says other values. */
export const changer =
  (table: string) =>
  ({ id, sql }: Place, where: Columns, set: Columns): Promise<unknown> => {
    const values = [id, ...Object.values(set), ...Object.values(where)]
    const met =
      Object.keys(where).length > 0 ? ` and ${listed(where, 2 + Object.keys(set).length, ' and ')}` : ''
    return sql(`update ${table} set ${listed(set, 2, ', ')} where tenant_id = $1${met}`, values)
  }

/** Makes a row of a tenant; its id. */
export const adder =
  (table: string) =>
  async ({ id, sql }: Telling, row: Columns): Promise<number> => {
    const names = Object.keys(row)
    const [made] = await sql<{ id: number }>(
      `insert into ${table} (tenant_id, ${names.join(', ')})
       values ($1, ${names.map((_, at) => `$${at + 2}`).join(', ')}) returning id::int`,
      [id, ...Object.values(row)],
    )
    return made?.id ?? 0
  }
