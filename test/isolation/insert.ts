/** Rows put straight into a tenant's tables. */
import type { TestTenant } from '../kit/tenant.ts'

/** Runs an insert whose $1 is the tenant; gives back the id of the row, where the statement returns it. */
export const insertInto =
  ({ id, sql }: TestTenant) =>
  async (text: string, ...values: unknown[]): Promise<number> =>
    Number((await sql<{ id: number }>(text, [id, ...values]))[0]?.id)
