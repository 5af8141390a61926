/** Who stays as they are when a batch is undone: whoever changed since, and guardians of children who stay. */
import type { Tx } from '../../../core/server/database.ts'
import { changedSince, guardiansOf, referredSince } from './images.ts'

/** Ids of the people whom undoing leaves alone. */
export async function keptPeople(tx: Tx, lote: number): Promise<number[]> {
  const kept = new Set([...(await changedSince(tx, lote)), ...(await referredSince(tx, lote))])
  for (const id of await guardiansOf(tx, lote, [...kept])) kept.add(id)
  return [...kept]
}
