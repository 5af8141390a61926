/** Who stays as they are when a batch is undone: whoever changed since or stands above, and guardians of children who stay. */
import { type Acting, beyondRank } from '../../../acesso/sessao/server/public.ts'
import { changedSince, guardiansOf, referredSince, touchedPeople } from './write-images.ts'

/** Ids of the people whom undoing leaves alone; of those who by now stand above who undoes it, nothing is brought back. */
export async function keptPeople(acting: Acting, lote: number): Promise<number[]> {
  const { tx } = acting
  const kept = new Set([
    ...(await changedSince(tx, lote)),
    ...(await referredSince(tx, lote)),
    ...(await beyondRank(acting, 'change', await touchedPeople(tx, lote))),
  ])
  for (const id of await guardiansOf(tx, lote, [...kept])) kept.add(id)
  return [...kept]
}
