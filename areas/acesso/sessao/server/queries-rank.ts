/** The SQL of what rank is told by: the roles of people that have not ended, and whether an administrator is the last. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'

/** Roles of people that have not ended, those that have yet to begin too; who has none is not in it. */
export async function rolesOf(tx: Tx, ids: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; papeis: string[] }>`
    select v.usuario_id as id, array_agg(distinct v.papel) as papeis from vinculo v
    where v.usuario_id = any(${bigints(ids)}) and (v.fim is null or v.fim > now()) group by 1`.execute(tx)
  return new Map(rows.map(({ id, papeis }) => [id, papeis]))
}

const administra = sql`v.papel in ('administrador_tenant', 'administrador-plataforma')
  and v.inicio <= now() and (v.fim is null or v.fim > now())`

/**
 * Whether a person administers the tenant and nobody else stays to do so: who is `leaving` does not, over
 * the role `v`. The roles are
 * locked until the transaction ends, so that of two who leave at once the second sees the first go.
 */
export async function isLastAdministrador(
  tx: Tx,
  usuarioId: number,
  leaving: RawBuilder<boolean>,
): Promise<boolean> {
  await sql`select from vinculo v where ${administra} order by v.id for no key update`.execute(tx)
  const { rows } = await sql<{ sou: boolean; outros: boolean }>`
    select exists (select from vinculo v where ${administra} and v.usuario_id = ${usuarioId}) as sou,
      exists (select from vinculo v
        join usuario u on u.tenant_id = v.tenant_id and u.id = v.usuario_id and u.status = 'ativo'
        where ${administra} and v.usuario_id <> ${usuarioId} and not ${leaving}) as outros`.execute(tx)
  return rows[0]?.sou === true && !rows[0].outros
}
