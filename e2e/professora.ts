/** The teacher of the demonstration, for what is put straight into the database as theirs. */
import { sql } from './database.ts'

export async function professora() {
  const [row] = await sql(
    `select u.tenant_id as id, u.id as autor from usuario u where u.email = 'professora@demo.test'`,
  )
  const place = {
    id: Number(row?.id),
    sql: async <R extends object>(text: string, values: readonly unknown[] = []) =>
      (await sql(text, [...values])) as R[],
  }
  return { place, autor: { id: Number(row?.autor) } }
}
