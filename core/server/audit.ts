/** The log of what was done, which only grows: each row is sealed with the hash of the one before it (H-28). */
import { sql } from 'kysely'
import { type Actor, isVisitor } from '../policy/actor.ts'
import type { Caller, SessionFacts } from './context.ts'
import type { Tx } from './database.ts'
import { leftIn } from './effects.ts'

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
  caller?: Pick<Caller, 'ip' | 'requestId'>
}

/**
 * Writes entries within the transaction of what they tell: both are kept or neither is. Call it last, since it holds
 * the end of the tenant's chain until the transaction ends.
 */
export async function audit(source: AuditSource, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const { tx, actor, session, caller } = source
  const { logs } = leftIn(tx)
  for (const { entidade, acao } of entries) logs.add(`${entidade}.${acao}`)
  await tx
    .insertInto('auditoria')
    .values(
      entries.map(({ entidade, id, acao, mudanca, motivo }) => ({
        // A visitor's number is below zero, so that it is nobody's here; the log names their own and their tenant.
        quem_id: actor ? Math.abs(actor.id) : null,
        quem_tenant: actor && isVisitor(actor) ? actor.tenantId : null,
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

/** Rows whose seals are checked in one statement: a long log must not hold the server for long. */
const SLICE = 20_000

/** How far a log was read: the number and the seal of its last row. */
export interface LogEnd {
  numero: number
  hash: Buffer
}

export interface CheckedLog {
  linhas: number
  /** The first row that was altered, is missing, or was taken from the end; null when all is whole. */
  quebrada: number | null
  /** The last row read: kept elsewhere, it shows later whether the whole log was written anew. */
  fim: LogEnd
}

const START: LogEnd = { numero: 0, hash: Buffer.alloc(0) }

interface Slice {
  linhas: number
  numero: number | null
  hash: Buffer | null
  quebrada: number | null
  ponta_numero: number | null
  ponta_hash: Buffer | null
}

/** One statement, one view of the log: rows that are added meanwhile belong to the next slice. */
async function readSlice(tx: Tx, after: LogEnd): Promise<Slice> {
  const { rows } = await sql<Slice>`
    with linha as (
      select numero, hash, hash_anterior, auditoria_inteira(a) as inteira,
        lag(numero, 1, ${after.numero}::bigint) over (order by numero) as numero_antes,
        lag(hash, 1, ${after.hash}::bytea) over (order by numero) as hash_antes
      from auditoria a where numero > ${after.numero} order by numero limit ${SLICE}),
    ultima as (select numero, hash from linha order by numero desc limit 1)
    select (select count(*) from linha) as linhas,
      (select numero from ultima) as numero, (select hash from ultima) as hash,
      (select min(numero) from linha
        where not inteira or hash_anterior <> hash_antes or numero <> numero_antes + 1) as quebrada,
      (select numero from auditoria_ponta) as ponta_numero, (select hash from auditoria_ponta) as ponta_hash`.execute(
    tx,
  )
  return rows[0] as Slice
}

/** Reads a tenant's whole log. `transaction` gives each slice one of its own, or the same one to all. */
export async function checkLog(
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<CheckedLog> {
  let linhas = 0
  let fim = START
  for (;;) {
    const slice = await transaction((tx) => readSlice(tx, fim))
    linhas += slice.linhas
    if (slice.numero !== null && slice.hash !== null) fim = { numero: slice.numero, hash: slice.hash }
    if (slice.quebrada !== null) return { linhas, quebrada: slice.quebrada, fim }
    if (slice.linhas === SLICE) continue
    const ponta = { numero: slice.ponta_numero ?? 0, hash: slice.ponta_hash ?? START.hash }
    const whole = ponta.numero === fim.numero && ponta.hash.equals(fim.hash)
    // What is missing is the row after the last one; what stands past the end was put there.
    return { linhas, quebrada: whole ? null : Math.max(1, Math.min(ponta.numero, fim.numero + 1)), fim }
  }
}

/** The first broken seal of a log, read in one transaction; null when all is whole. */
export const firstBrokenSeal = async (tx: Tx): Promise<number | null> =>
  (await checkLog((work) => work(tx))).quebrada
