/** What goes in one sending, and how long to wait after one that failed. */
import { utf8 } from '../../../../core/contract/sha256.ts'
import { inSendingOrder } from './order.ts'
import { LOTE_BYTES, LOTE_REGISTROS, type Registro } from './shapes.ts'

/** Milliseconds: the first wait and the longest (H-07). */
export const BACKOFF_FIRST = 5_000
export const BACKOFF_LONGEST = 15 * 60_000

/** `{"registros":[]}` and a comma a record. */
const ENVELOPE = 16

/**
 * The records that go next: at most `most`, at most 256 KB of JSON, answers before the handing in. What comes first
 * goes even when it alone is larger: the server says so, and it is shown.
 */
export function nextBatch(pending: readonly Registro[], most = LOTE_REGISTROS): Registro[] {
  const batch: Registro[] = []
  let bytes = ENVELOPE
  for (const registro of inSendingOrder(pending)) {
    bytes += utf8(JSON.stringify(registro)).length + 1
    if (batch.length > 0 && (batch.length >= most || bytes > LOTE_BYTES)) break
    batch.push(registro)
  }
  return batch
}

/** Milliseconds after the `failures`-th failure in a row (from 1): 5 s doubled up to 15 min, spread by a quarter. */
export function backoff(failures: number, random: () => number): number {
  const base = Math.min(BACKOFF_LONGEST, BACKOFF_FIRST * 2 ** Math.min(failures - 1, 20))
  return Math.min(BACKOFF_LONGEST, Math.round(base * (0.75 + random() / 2)))
}
