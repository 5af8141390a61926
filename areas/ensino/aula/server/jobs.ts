/** What of lessons is cut back every hour: drafts whose days in the bin are over. Published ones stay, unseen. */
import type { Tx } from '../../../../core/server/database.ts'
import { binStart } from '../rules.ts'
import { deleteAulas, listExpired } from './queries.ts'

/** At most this many an hour in one tenant; the rest waits for the next. */
const AT_ONCE = 200

export async function clearAulas(tx: Tx, now: Date): Promise<void> {
  const expired = await listExpired(tx, binStart(now), AT_ONCE)
  if (expired.length > 0) await deleteAulas(tx, expired)
}
