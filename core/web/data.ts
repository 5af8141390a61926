/** Server state for screens: one hook to read a call, one to send one, kept in one cache. */
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Endpoint, Given, Returned } from '../contract/endpoint.ts'
import { call, type Sent, useTransport } from './call.ts'
import { ApiError } from './client/failure.ts'
import type { Progress } from './client/upload.ts'

export { call, useTransport }

interface ReadOptions {
  /** False: not yet. */
  enabled?: boolean
  /** Keeps the rows of the page before while the next one loads. */
  keep?: boolean
}

type Input<E extends Endpoint> = keyof Given<E> extends never
  ? [input?: undefined, options?: ReadOptions]
  : [input: Given<E>, options?: ReadOptions]

/** The name under which an endpoint's answers are kept: its area first, so that a change finds them all. */
export const keyOf = ({ area, method, path }: Endpoint, input?: unknown): readonly unknown[] =>
  input === undefined ? [area, method, path] : [area, method, path, input]

/** Reads a call, again when what it answers may have changed. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Input<E>
): UseQueryResult<Returned<E>, ApiError> {
  const { enabled = true, keep = false } = options ?? {}
  const transport = useTransport()
  return useQuery<Returned<E>, ApiError>({
    queryKey: keyOf(endpoint, input ?? {}),
    queryFn: ({ signal }) => call(transport, endpoint, (input ?? {}) as Sent<E>, { signal }),
    enabled,
    ...(keep && { placeholderData: keepPreviousData }),
  })
}

/** `now`: what stands on the screen is read again at once. `later`: when it is next come upon. */
export type When = 'now' | 'later'

export interface Reread {
  /** What a change makes old: all readings of its area, and of those that its contract names beside. */
  (change: Endpoint, when?: When): Promise<void>
  /** One reading, for news that tell exactly what is old. */
  only: <E extends Endpoint>(read: E, input?: Partial<Given<E>> & { path?: never }) => Promise<void>
}

/**
 * Reads again what is old by now. What no screen shows is marked and read when it is opened: a change on a slow
 * network costs the readings that are looked at. `useSend` does it by itself; by hand only after `call`, or on news.
 */
export function useReread(): Reread {
  const cache = useQueryClient()
  return useMemo(() => {
    const reread = async ({ area, also = [] }: Endpoint, when: When = 'now') => {
      const refetchType = when === 'now' ? 'active' : 'none'
      await Promise.all(
        [area, ...also].map((one) => cache.invalidateQueries({ queryKey: [one], refetchType })),
      )
    }
    const only: Reread['only'] = (read, input) => cache.invalidateQueries({ queryKey: keyOf(read, input) })
    return Object.assign(reread, { only })
  }, [cache])
}

const changes = ({ method, reads }: Endpoint): boolean => method !== 'GET' && !reads

interface SendOptions<E extends Endpoint> {
  /** `later`: the screen draws the change by itself (a like, words saved while typing), or is left by it. */
  reread?: When
  onSuccess?: (answer: Returned<E>, input: Sent<E>) => void
  onProgress?: (progress: Progress) => void
}

const keys = new WeakMap<object, string>()

/** One key for one intention: the same input object, sent again after a failure, is the same write. */
function keyFor(input: object): string {
  const key = keys.get(input) ?? crypto.randomUUID()
  keys.set(input, key)
  return key
}

/** Sends a call when told to. What it changed is read again before it counts as done. */
export function useSend<E extends Endpoint>(
  endpoint: E,
  { reread: when = 'now', onSuccess, onProgress }: SendOptions<E> = {},
): UseMutationResult<Returned<E>, ApiError, Sent<E>> {
  const transport = useTransport()
  const reread = useReread()
  return useMutation<Returned<E>, ApiError, Sent<E>>({
    mutationFn: (input) =>
      call(transport, endpoint, input, {
        ...(endpoint.method === 'POST' && { idempotencyKey: keyFor(input) }),
        ...(onProgress && { onProgress }),
      }),
    onSuccess: async (answer, input) => {
      onSuccess?.(answer, input)
      if (changes(endpoint)) await reread(endpoint, when)
    },
  })
}

/** The fields that a refusal names, for the form that sent them. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? (error.campos ?? {}) : {}
