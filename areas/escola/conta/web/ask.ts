/** Calls of the public pages, which have no cache: one that reads as the page opens, one that is sent by hand. */
import { useCallback, useEffect, useState } from 'react'
import type { Endpoint, Returned } from '../../../../core/contract/endpoint.ts'
import { call, type Sent, useTransport } from '../../../../core/web/call.ts'

/** True while somebody who got in is on the way to another page: what is shown again meanwhile asks nothing. */
export const departure = { going: false }

export interface Asked<E extends Endpoint> {
  data: Returned<E> | null
  error: unknown
  again: () => void
}

/** Reads a call once; `null` input: not yet. */
export function useAsk<E extends Endpoint>(endpoint: E, input: Sent<E> | null): Asked<E> {
  const transport = useTransport()
  const [answer, setAnswer] = useState<{ data: Returned<E> | null; error: unknown }>({
    data: null,
    error: null,
  })
  const [turn, setTurn] = useState(0)
  const key = JSON.stringify(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent is the key; another turn asks again
  useEffect(() => {
    if (input === null || departure.going) return
    let here = true
    setAnswer({ data: null, error: null })
    call(transport, endpoint, input).then(
      (data) => here && setAnswer({ data, error: null }),
      (error: unknown) => here && setAnswer({ data: null, error }),
    )
    return () => {
      here = false
    }
  }, [transport, key, turn])
  return { ...answer, again: useCallback(() => setTurn((n) => n + 1), []) }
}

export interface Act<E extends Endpoint> {
  busy: boolean
  error: unknown
  /** Resolves to the answer, or to null when it was refused. */
  send: (input: Sent<E>) => Promise<Returned<E> | null>
}

/** Sends a call when told to, one at a time. */
export function useAct<E extends Endpoint>(endpoint: E): Act<E> {
  const transport = useTransport()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  return {
    busy,
    error,
    async send(input) {
      if (busy) return null
      setBusy(true)
      setError(null)
      try {
        return await call(transport, endpoint, input)
      } catch (refused) {
        setError(refused)
        return null
      } finally {
        setBusy(false)
      }
    },
  }
}
