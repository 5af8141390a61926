/** The log of what was done, which only grows: each row is sealed with the hash of the one before it (H-28). */
import { sql } from 'kysely'
import type { Actor } from '../policy/actor.ts'
import type { Brand } from './brand.ts'
import type { Caller, SessionFacts } from './context.ts'
import type { Tx } from './database.ts'

export interface AuditEntry {
  /** The kind of thing, as its table is named: `usuario`, `vinculo`, `sessao`. */
  entidade: string
  id?: number | string | null
  /** What was done to it, a verb: `criar`, `mudar`, `apagar`, `ler_laudo`, `entrar`, `recusar`. */
  acao: string
  /** What it was and what it became: ids and states, never a secret, never what a pupil wrote. */
  mudanca?: { antes?: unknown; depois?: unknown }
  /** Why, in the words of whoever did it. */
  motivo?: string
}

/** Whoever did it: a handler's context will do. Without an actor it was the system itself, or a stranger. */
export interface AuditSource {
  tx: Tx
  actor?: Pick<Actor, 'id' | 'tenantId'> | null
  session?: Pick<SessionFacts, 'suporteId'> | null
  brand?: Pick<Brand, 'ownerId'>
  caller?: Pick<Caller, 'ip' | 'requestId'>
}

/**
 * Writes entries within the transaction of what they tell: both are kept or neither is. Call it last, since it holds
 * the end of the tenant's chain until the transaction ends.
 */
export async function audit(source: AuditSource, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const { tx, actor, session, brand, caller } = source
  const visiting = actor && brand && actor.tenantId !== brand.ownerId
  await tx
    .insertInto('auditoria')
    .values(
      entries.map(({ entidade, id, acao, mudanca, motivo }) => ({
        quem_id: actor?.id ?? null,
        quem_tenant: visiting ? actor.tenantId : null,
        suporte_id: session?.suporteId ?? null,
        entidade,
        entidade_id: id == null ? null : String(id),
        acao,
        mudanca: JSON.stringify(mudanca ?? {}),
        motivo: motivo ?? null,
        ip: caller?.ip ?? null,
        request_id: caller?.requestId ?? null,
        // The database numbers and seals each row (database/migrations/0011_identidade.sql).
        numero: 0,
      })),
    )
    .execute()
}

/** The first row of the tenant's log that was altered, is missing, or was taken from the end; null when all is whole. */
export async function firstBrokenSeal(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ numero: number }>`
    with linha as (
      select numero, hash, hash_anterior, selo_auditoria(a) as selo,
        lag(numero, 1, 0::bigint) over (order by numero) as numero_antes,
        lag(hash, 1, '\\x'::bytea) over (order by numero) as hash_antes
      from auditoria a)
    select numero from linha
    where hash <> selo or hash_anterior <> hash_antes or numero <> numero_antes + 1
    union all
    select p.numero from auditoria_ponta p
    where not exists (select from auditoria a where a.numero = p.numero and a.hash = p.hash) and p.numero > 0
    union all
    select a.numero from auditoria a where a.numero > coalesce((select p.numero from auditoria_ponta p), 0)
    order by numero limit 1`.execute(tx)
  return rows[0]?.numero ?? null
}
