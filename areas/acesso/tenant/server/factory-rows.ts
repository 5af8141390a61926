/** Tenants and their clients, for the demonstration. */
import { type Insertable, type Kysely, sql } from 'kysely'
import { rowSet } from '../../../../core/server/rows.ts'
import type { DB } from '../../../../database/types.ts'

export const tenantRows = {
  cliente: rowSet('cliente'),
}

/** Whether the register holds a tenant. The transaction is the owner's. */
export async function hasTenants(tx: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`select exists (select from tenant) as filled`.execute(tx)
  return rows[0]?.filled ?? false
}

/** Adds a tenant to the register and gives its id. The transaction is the owner's, before and after. */
export async function putTenant(tx: Kysely<DB>, tenant: Insertable<DB['tenant']>): Promise<number> {
  await sql`set local role turmalina_registro`.execute(tx)
  const { id } = await tx.insertInto('tenant').values(tenant).returning('id').executeTakeFirstOrThrow()
  await sql`reset role`.execute(tx)
  return id
}

/** Binds the transaction to a tenant, in the role of the requests. */
export async function enterTenant(tx: Kysely<DB>, id: number): Promise<void> {
  await sql`set local role turmalina_app`.execute(tx)
  await sql`select set_config('app.tenant_id', ${String(id)}, true)`.execute(tx)
}
