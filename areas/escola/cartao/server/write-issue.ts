/** New cards: the old ones end, and who has no pictures yet may choose them. */
import type { Tx } from '../../../../core/server/database.ts'
import { CHOOSE_FIRST_MS } from '../rules.ts'
import * as queries from './queries.ts'
import { makeCodigo } from './secrets.ts'

/**
 * Makes a card for each of these people (at most 500) and ends the one they had. Returns the codes, which are kept
 * nowhere else: print them now. Who has no pictures may choose them on a device of the class for 7 days.
 */
export async function issueCartoes(
  tx: Tx,
  usuarios: readonly number[],
  { criadoPor, now }: { criadoPor: number | null; now: Date },
): Promise<Map<number, string>> {
  const made = usuarios.map((usuarioId) => ({ usuarioId, ...makeCodigo() }))
  await queries.revokeCartoes(tx, usuarios, now)
  await queries.insertCartoes(
    tx,
    made.map(({ usuarioId, hash }) => ({ usuarioId, codigoHash: hash })),
    { criadoPor, now },
  )
  await queries.openChoice(tx, usuarios, new Date(now.getTime() + CHOOSE_FIRST_MS))
  return new Map(made.map(({ usuarioId, codigo }) => [usuarioId, codigo]))
}
