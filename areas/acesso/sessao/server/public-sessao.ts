/** Sessions, as other areas end them and note what was proved in them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import type { Metodo } from './queries.ts'

interface Which {
  /** Of those opened in this way alone. */
  metodo?: Metodo | undefined
  /** But this one. */
  keep?: number | null
  /** Those that live still, and not the ones that ended by themselves. */
  live?: boolean
}

/** Ends the sessions of people. Returns whose each was. */
export async function revokeSessoes(
  tx: Tx,
  usuarios: readonly number[],
  now: Date,
  { metodo, keep, live = false }: Which = {},
): Promise<number[]> {
  const ended = await tx
    .updateTable('sessao')
    .set({ revogada_em: now })
    .where(sql<boolean>`usuario_id = any(${bigints(usuarios)})`)
    .where('revogada_em', 'is', null)
    .where((q) => (metodo === undefined ? q.lit(true) : q('metodo', '=', metodo)))
    .$if(keep != null, (query) => query.where('id', '<>', keep ?? 0))
    .$if(live, (query) => query.where('expira_em', '>', now))
    .returning('usuario_id')
    .execute()
  return ended.map(({ usuario_id }) => usuario_id)
}

/** Ends the live sessions in which somebody looks through another's eyes. */
export const revokeLooking = (tx: Tx, suporteId: number, now: Date) =>
  tx
    .updateTable('sessao')
    .set({ revogada_em: now })
    .where('suporte_id', '=', suporteId)
    .where('revogada_em', 'is', null)
    .where('expira_em', '>', now)
    .execute()

/** Notes what was proved in a session, just now or before: who its person is, with it the second factor. */
export async function saveProof(
  tx: Tx,
  which: { id: number; unless?: RawBuilder<SqlBool> } | { hash: Buffer },
  proof: { provada_em: Date; fator_em?: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessao')
    .set(proof)
    .where((q) => ('id' in which ? q('id', '=', which.id) : q('token_hash', '=', which.hash)))
    .$if('unless' in which, (query) =>
      query.where(sql<SqlBool>`not ${'unless' in which ? which.unless : sql`false`}`),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** No session of this person has the second factor proved any more. */
export const forgetFactor = (tx: Tx, usuarioId: number) =>
  tx
    .updateTable('sessao')
    .set({ fator_em: null })
    .where('usuario_id', '=', usuarioId)
    .where('fator_em', 'is not', null)
    .execute()
