/** Server state for screens: one hook to read a call, one to send one, kept in one cache. */
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
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

/** The name under which an endpoint's answers are kept. */
export const keyOf = (endpoint: Endpoint, input?: unknown): readonly unknown[] =>
  input === undefined ? [endpoint.method, endpoint.path] : [endpoint.method, endpoint.path, input]

/** Reads a call, again when what it answers may have changed. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Input<E>
): UseQueryResult<Returned<E>, ApiError> {
  const { enabled = true, keep = false } = (options ?? {}) as ReadOptions
  const transport = useTransport()
  return useQuery<Returned<E>, ApiError>({
    queryKey: keyOf(endpoint, input ?? {}),
    queryFn: ({ signal }) => call(transport, endpoint, (input ?? {}) as Sent<E>, { signal }),
    enabled,
    ...(keep && { placeholderData: keepPreviousData }),
  })
}

interface SendOptions<E extends Endpoint> {
  /** Calls whose answers this one changes: they are read again. */
  refreshes?: readonly Endpoint[]
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

/** Sends a call when told to. */
export function useSend<E extends Endpoint>(
  endpoint: E,
  { refreshes = [], onSuccess, onProgress }: SendOptions<E> = {},
): UseMutationResult<Returned<E>, ApiError, Sent<E>> {
  const transport = useTransport()
  const cache = useQueryClient()
  return useMutation<Returned<E>, ApiError, Sent<E>>({
    mutationFn: (input) =>
      call(transport, endpoint, input, {
        ...(endpoint.method === 'POST' && { idempotencyKey: keyFor(input) }),
        ...(onProgress && { onProgress }),
      }),
    onSuccess: async (answer, input) => {
      onSuccess?.(answer, input)
      await Promise.all(refreshes.map((read) => cache.invalidateQueries({ queryKey: keyOf(read) })))
    },
  })
}

/** The fields that a refusal names, for the form that sent them. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? (error.campos ?? {}) : {}
