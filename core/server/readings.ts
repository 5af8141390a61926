/** Readings of one turn of the loop share connections: nothing in them outlives the batch that asks it. */
import type pg from 'pg'
import type { Batch } from './batch.ts'
import { sendTo } from './connection.ts'

/** So many share one at most: whoever stands behind a slow reading waits for it. */
const SHARING = 8

interface Corked {
  connection: { stream: { cork(): void; uncork(): void } }
}

/** Sends what a few readings ask in one write; gives the connection back when the last was answered. */
async function ask(pool: pg.Pool, batches: readonly Batch[]): Promise<void> {
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    for (const batch of batches) batch.handleError(error as Error)
    return
  }
  const { stream } = (client as unknown as Corked).connection
  let left = batches.length
  const done = () => {
    left -= 1
    if (left === 0) client.release()
  }
  const send = sendTo(client)
  stream.cork()
  for (const batch of batches) {
    batch.onEnd = done
    send(batch)
  }
  stream.uncork()
}

/** Takes batches of readings; they leave once everything that came in with them was heard. */
export function openReadings(pool: pg.Pool): (batch: Batch) => void {
  let waiting: Batch[] = []
  const leave = () => {
    const all = waiting
    waiting = []
    const groups = Math.ceil(all.length / SHARING)
    for (let at = 0; at < groups; at += 1)
      void ask(
        pool,
        all.filter((_, index) => index % groups === at),
      )
  }
  return (batch) => {
    if (waiting.push(batch) === 1) setImmediate(leave)
  }
}
