/** Server-sent events over fetch, as EventSource can't send headers: one shared connection for the whole tab. */
import { createEventParser, type StreamEvent } from './event-parser.ts'

/** Milliseconds. The server's `retry` replaces the first delay. */
const FIRST_DELAY = 1_000
const LONGEST_DELAY = 60_000
/** Without a byte for this long the connection is taken for dead; the server's heartbeats are closer together. */
const QUIET_LIMIT = 75_000
/** A screen that leaves and the next one that comes change the channels in one step. */
const SETTLE = 50

/** `waiting`: until the next attempt; `refused`: the server said no, until `restart` or other channels. */
export type StreamState = 'closed' | 'connecting' | 'open' | 'waiting' | 'offline' | 'refused'

export interface StreamOptions {
  url: (canais: readonly string[]) => string
  /** Read at each attempt: `transport.headers('authenticated')`. */
  headers: () => Record<string, string>
  /** The server answered 401 to these headers. */
  onUnauthorized?: () => void
  fetch?: typeof fetch
  isOnline?: () => boolean
  /** Where `online` and `offline` are told. */
  page?: EventTarget
  /** 0 to 1, for the jitter. */
  random?: () => number
}

export interface Stream {
  /** Hears every event of the connection, which stays open while anyone listens. */
  subscribe: (canais: readonly string[], listener: (event: StreamEvent) => void) => () => void
  state: () => StreamState
  onState: (listener: (state: StreamState) => void) => () => void
  /** After a change of account or tenant: starts over and forgets the last id. */
  restart: () => void
}

/** Half to all of 1 s × 2ⁿ, at most a minute, so that a school does not come back in one blow. */
export const backoff = (attempt: number, first: number, random: number): number =>
  Math.min(LONGEST_DELAY, first * 2 ** Math.min(attempt, 16)) * (0.5 + random / 2)

export function createStream(options: StreamOptions): Stream {
  const { page = globalThis.window as EventTarget | undefined, random = Math.random } = options
  const isOnline = options.isOnline ?? (() => globalThis.navigator?.onLine !== false)
  const subscribers = new Map<symbol, { canais: readonly string[]; listener: (event: StreamEvent) => void }>()
  const stateListeners = new Set<(state: StreamState) => void>()
  let state: StreamState = 'closed'
  let connection: AbortController | undefined
  let connected = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastId = ''
  let attempt = 0
  let first = FIRST_DELAY

  const canais = () => [...new Set([...subscribers.values()].flatMap((one) => one.canais))].sort()

  function become(next: StreamState) {
    if (next === state) return
    state = next
    for (const listener of [...stateListeners]) listener(next)
  }

  function later(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(connect, milliseconds)
  }

  function disconnect() {
    clearTimeout(timer)
    connection?.abort()
    connection = undefined
  }

  function connect() {
    disconnect()
    if (subscribers.size === 0) {
      lastId = ''
      attempt = 0
      return become('closed')
    }
    if (!isOnline()) return become('offline')
    const mine = new AbortController()
    connection = mine
    connected = canais().join('\n')
    become('connecting')
    void read(mine).then((refused) => {
      if (connection !== mine) return
      connection = undefined
      if (refused) return become('refused')
      become(isOnline() ? 'waiting' : 'offline')
      if (state === 'waiting') later(backoff(attempt++, first, random()))
    })
  }

  /** True when the server refused for good, false when the connection broke or ended. */
  async function read(mine: AbortController): Promise<boolean> {
    let watchdog = setTimeout(() => mine.abort(), QUIET_LIMIT)
    try {
      const response = await (options.fetch ?? globalThis.fetch)(options.url(canais()), {
        headers: {
          ...options.headers(),
          Accept: 'text/event-stream',
          ...(lastId && { 'Last-Event-ID': lastId }),
        },
        cache: 'no-store',
        signal: mine.signal,
      })
      if (connection !== mine) return false
      if (response.status === 401) options.onUnauthorized?.()
      if ([204, 401, 403].includes(response.status)) return true
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
      if (!response.ok || !response.body || !isStream) {
        mine.abort()
        return false
      }
      become('open')
      // What was read of a connection that is over belongs, perhaps, to another account.
      const parser = createEventParser((event) => connection === mine && tell(event), {
        lastId,
        onId: (id) => {
          if (connection === mine) lastId = id
        },
        onRetry: (milliseconds) => {
          first = milliseconds
        },
      })
      const decoder = new TextDecoder()
      const reader = response.body.getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done || connection !== mine) return false
        clearTimeout(watchdog)
        watchdog = setTimeout(() => mine.abort(), QUIET_LIMIT)
        attempt = 0
        parser.push(decoder.decode(value, { stream: true }))
      }
    } catch {
      return false
    } finally {
      clearTimeout(watchdog)
    }
  }

  function tell(event: StreamEvent) {
    for (const { listener } of [...subscribers.values()]) {
      // A screen that fails must not cut the others off.
      try {
        listener(event)
      } catch (error) {
        console.error(error)
      }
    }
  }

  const wentOnline = () => {
    attempt = 0
    if (!connection) connect()
  }
  const wentOffline = () => {
    disconnect()
    become('offline')
  }
  function watchNetwork() {
    page?.addEventListener('online', wentOnline)
    page?.addEventListener('offline', wentOffline)
  }
  function ignoreNetwork() {
    page?.removeEventListener('online', wentOnline)
    page?.removeEventListener('offline', wentOffline)
  }

  /** Connects anew only if the channels that are wanted differ from those that are open. */
  const settle = () => {
    if (subscribers.size > 0 && connection && canais().join('\n') === connected) return
    connect()
  }

  return {
    subscribe(wanted, listener) {
      if (subscribers.size === 0) watchNetwork()
      const key = Symbol()
      subscribers.set(key, { canais: wanted, listener })
      clearTimeout(timer)
      timer = setTimeout(settle, SETTLE)
      return () => {
        if (!subscribers.delete(key)) return
        if (subscribers.size === 0) ignoreNetwork()
        clearTimeout(timer)
        timer = setTimeout(settle, SETTLE)
      }
    },
    state: () => state,
    onState(listener) {
      stateListeners.add(listener)
      return () => {
        stateListeners.delete(listener)
      }
    },
    restart() {
      lastId = ''
      attempt = 0
      connect()
    },
  }
}
