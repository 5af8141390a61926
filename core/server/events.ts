/** Events travel with the transaction: a row in `evento`, a NOTIFY at commit, every process hears it. */
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Tx } from './database.ts'
import { leftIn } from './effects.ts'
import { cut } from './lifeline.ts'

export interface ServerEvent {
  id: number
  canal: string
  tipo: string
  dados: unknown
}

type Listener = (event: ServerEvent) => void

export interface EventHub {
  /** Hears the events of some channels of a tenant until the returned function is called. */
  subscribe(tenantId: number, canais: readonly string[], listener: Listener): () => void
  /** Hears that a row of the register of tenants changed. */
  onTenantChange(listener: () => void): void
  close(): Promise<void>
}

/** Tells the screens that watch `canal` (for instance `topico:7`), when the transaction commits. Ids only, no content. */
export async function publish(
  tx: Tx,
  canal: string | readonly string[],
  tipo: string,
  dados: Record<string, number | string | boolean> = {},
): Promise<void> {
  const canais = typeof canal === 'string' ? [canal] : canal
  if (canais.length === 0) return
  leftIn(tx).tells.add(tipo)
  await tx
    .insertInto('evento')
    .values(canais.map((one) => ({ canal: one, tipo, dados: JSON.stringify(dados) })))
    .execute()
}

/** Tells a screen for each row of a statement, as its end: what it is told is `dados`, with the `from` of the rows. */
export function publishEach(
  tx: Tx,
  canal: RawBuilder<unknown>,
  tipo: string,
  dados: RawBuilder<unknown>,
): RawBuilder<unknown> {
  leftIn(tx).tells.add(tipo)
  return sql`insert into evento (canal, tipo, dados) select ${canal}, ${tipo}, ${dados}`
}

/** Ids are given before the commit, so a lower one may appear after a higher one: this many are told again. */
const OVERLAP = 200

/** At most this many missed events are told; who missed more reads everything again. */
export const MOST_TOLD = 500

/** Events of the channels after `afterId`, oldest first, at most MOST_TOLD; some before it come again, harmlessly. */
export const eventsSince = (tx: Tx, canais: readonly string[], afterId: number): Promise<ServerEvent[]> =>
  tx
    .selectFrom('evento')
    .select(['id', 'canal', 'tipo', 'dados'])
    .where('canal', 'in', [...canais])
    .where('id', '>', afterId - OVERLAP)
    .orderBy('id')
    .limit(MOST_TOLD)
    .execute()

/** Whether everything after `afterId` is still there: old events are cleared away. */
export async function remembersSince(tx: Tx, afterId: number): Promise<boolean> {
  const oldest = await tx.selectFrom('evento').select('id').orderBy('id').limit(1).executeTakeFirst()
  return oldest !== undefined && oldest.id <= afterId
}

const RECONNECT_MS = 1_000
/** A listener that waits for news can't tell silence from death: it asks, this often. */
const HEARTBEAT_MS = 5_000
const SILENT_MS = 3_000

/** Listens on a connection of its own, again and again while it fails; after a gap the listeners are told to reload. */
export function openEventHub(config: pg.ClientConfig): EventHub {
  const listeners = new Map<string, Set<Listener>>()
  const tenantListeners = new Set<() => void>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  // Who subscribed before it listens for the first time may have missed something, as after every gap.
  let gap = true

  const keyOf = (tenantId: number, canal: string) => `${tenantId}/${canal}`

  function hear({ channel, payload = '' }: pg.Notification) {
    if (channel === 'tenant') {
      for (const listener of tenantListeners) listener()
      return
    }
    const [tenantId, id, canal, tipo, dados] = JSON.parse(payload) as [
      number,
      number,
      string,
      string,
      unknown,
    ]
    for (const listener of listeners.get(keyOf(tenantId, canal)) ?? []) listener({ id, canal, tipo, dados })
  }

  function reloadAll() {
    for (const listener of tenantListeners) listener()
    for (const set of listeners.values())
      for (const listener of set) listener({ id: 0, canal: '', tipo: 'recarregar', dados: {} })
  }

  async function connect() {
    const next = new pg.Client({ ...config, keepAlive: true, connectionTimeoutMillis: SILENT_MS })
    let heartbeat: NodeJS.Timeout | undefined
    const again = () => {
      clearInterval(heartbeat)
      if (closed || client !== next) return
      client = undefined
      gap = true
      cut(next)
      timer = setTimeout(() => void connect(), RECONNECT_MS)
    }
    const ask = () => {
      const late = setTimeout(again, SILENT_MS)
      next.query('select 1').then(
        () => clearTimeout(late),
        () => clearTimeout(late),
      )
    }
    client = next
    next.on('notification', hear)
    next.on('error', again)
    next.on('end', again)
    try {
      await next.connect()
      heartbeat = setInterval(ask, HEARTBEAT_MS)
      heartbeat.unref()
      await next.query('listen evento;listen tenant')
      if (gap) reloadAll()
      gap = false
    } catch {
      again()
    }
  }
  void connect()

  return {
    subscribe(tenantId, canais, listener) {
      for (const canal of canais) {
        const key = keyOf(tenantId, canal)
        const set = listeners.get(key) ?? new Set()
        listeners.set(key, set.add(listener))
      }
      return () => {
        for (const canal of canais) {
          const key = keyOf(tenantId, canal)
          const set = listeners.get(key)
          set?.delete(listener)
          if (set?.size === 0) listeners.delete(key)
        }
      }
    },
    onTenantChange: (listener) => void tenantListeners.add(listener),
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
