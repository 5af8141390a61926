/** A line to PostgreSQL that can be cut: passes bytes on, swallows them, or breaks and refuses every connection. */
import net from 'node:net'
import type pg from 'pg'

export interface CutLine {
  connection: pg.ClientConfig
  /** Bytes vanish in both directions; connections are accepted and lead nowhere. */
  blackHole(): void
  /** New connections lead nowhere; those that stand go on. */
  turnAway(): void
  /** Every connection is reset; new ones are refused. */
  refuse(): Promise<void>
  /** Every connection is reset; new ones pass. */
  reset(): void
  restore(): Promise<void>
  close(): Promise<void>
}

const upstreamOf = ({ host = '127.0.0.1', port = 5432 }: pg.ClientConfig): net.Socket =>
  host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host)

/** `hear` is told every byte on its way to PostgreSQL. */
export async function openProxy(
  connection: pg.ClientConfig,
  hear: (bytes: Buffer) => void = () => {},
): Promise<CutLine> {
  const pairs = new Set<[net.Socket, net.Socket]>()
  let silent = false
  let full = false
  const server = net.createServer((client) => {
    if (full) return void pairs.add([client.on('error', () => {}), client])
    const upstream = upstreamOf(connection)
    const pair: [net.Socket, net.Socket] = [client, upstream]
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      client.destroy()
      upstream.destroy()
    }
    const pass = (from: net.Socket, to: net.Socket) => {
      from.on('data', (bytes) => {
        if (!silent) to.write(bytes)
      })
      from.on('error', end)
      // Nobody hears of an end through a black hole.
      from.on('close', () => (silent ? pairs.delete(pair) : end()))
    }
    client.on('data', hear)
    pass(client, upstream)
    pass(upstream, client)
  })
  const listen = (port: number) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as net.AddressInfo).port)),
    )
  const port = await listen(0)
  const breakAll = () => {
    for (const [client, upstream] of pairs) {
      client.resetAndDestroy()
      upstream.destroy()
    }
    pairs.clear()
  }
  const stop = () =>
    new Promise<void>((resolve) => (server.listening ? server.close(() => resolve()) : resolve()))
  return {
    connection: { ...connection, host: '127.0.0.1', port },
    blackHole() {
      silent = true
    },
    turnAway() {
      full = true
    },
    async refuse() {
      const closed = stop()
      breakAll()
      await closed
    },
    reset: breakAll,
    async restore() {
      // What was swallowed is lost: the streams of before make no sense any more.
      if (silent) breakAll()
      silent = false
      full = false
      if (!server.listening) await listen(port)
    },
    async close() {
      const closed = stop()
      breakAll()
      await closed
    },
  }
}
