/** Notices that the database fell silent, which no statement tells by itself, and cuts the connections that wait for it. */
import pg from 'pg'

/** A transaction open this long makes us ask whether the database is still there. */
const SILENT_MS = 1_000
/** It has this long to say so, on a connection of its own. */
const PROBE_MS = 1_000
const LOOK_MS = 250
/** A probe that took this much longer than it may says that this process was busy, not that the database is gone. */
const BUSY_MS = 200

const streamOf = (client: pg.ClientBase): { bytesRead: number; destroy(): void } =>
  (client as unknown as { connection: { stream: { bytesRead: number; destroy(): void } } }).connection.stream

/** Destroys the socket below a client: whatever waits for an answer fails at once. */
export const cut = (client: pg.ClientBase): void => streamOf(client).destroy()

/** Resolves with whether a new connection is served in time. */
async function answers(config: pg.ClientConfig): Promise<boolean> {
  const probe = new pg.Client({ ...config, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS })
  probe.on('error', () => {})
  try {
    await probe.connect()
    await probe.query('select 1')
    return true
  } catch (error) {
    // Refused by a server that is there (too many connections): whoever waits will be answered.
    return typeof (error as { severity?: unknown }).severity === 'string'
  } finally {
    cut(probe)
  }
}

/**
 * Watches a pool: while a transaction lasts longer than a second, a probe asks whether the database still answers;
 * if not, and no other connection heard a word meanwhile, every connection is cut, so that each request is refused
 * within 3 s and the next ones start afresh (R3). A database that is only slow to take another connection is left to
 * its work. Call what it returns to stop watching.
 */
export function watchConnections(pool: pg.Pool, config: pg.ClientConfig): () => void {
  const all = new Set<pg.PoolClient>()
  const inUse = new Map<pg.PoolClient, number>()
  pool.on('connect', (client) => void all.add(client))
  pool.on('remove', (client) => {
    all.delete(client)
    inUse.delete(client)
  })
  pool.on('acquire', (client) => void inUse.set(client, performance.now()))
  pool.on('release', (_, client) => void inUse.delete(client))

  const bytesHeard = () => [...all].reduce((sum, client) => sum + streamOf(client).bytesRead, 0)

  let probing = false
  async function look(): Promise<void> {
    const oldest = Math.min(...inUse.values())
    if (probing || performance.now() - oldest < SILENT_MS) return
    probing = true
    const suspects = [...all]
    const heard = bytesHeard()
    const asked = performance.now()
    const alive = await answers(config)
    probing = false
    const busy = performance.now() - asked > PROBE_MS + BUSY_MS
    if (alive || busy || bytesHeard() !== heard) return
    for (const client of suspects) if (all.has(client)) cut(client)
  }
  const timer = setInterval(() => void look(), LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
