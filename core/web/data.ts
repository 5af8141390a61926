/** Server state for screens: one hook to read a call, one to send one. The network stands behind TransportContext. */
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Endpoint, Given, Returned } from '../contract/endpoint.ts'
import { type CallInput, toRequest } from '../contract/request.ts'
import { ApiError } from './client/failure.ts'
import type { ClientKind } from './client/headers.ts'
import type { Transport } from './client/request.ts'
import type { Progress } from './client/upload.ts'

export const TransportContext = createContext<Transport | null>(null)

export function useTransport(): Transport {
  const transport = useContext(TransportContext)
  if (!transport) throw new Error('A screen that calls the server stands inside TransportContext.')
  return transport
}

const KINDS: Readonly<Record<Endpoint['client'], ClientKind>> = {
  default: 'default',
  main: 'main',
  auth: 'authenticated',
  admin: 'admin',
  file: 'file',
}

/** What a screen gives to a call; a multipart call also takes its files. */
export type Sent<E extends Endpoint> = Given<E> &
  (E extends { files: object } ? { arquivos?: readonly File[] } : unknown)

/** A form's fields as multipart: lists and objects travel as JSON text, absent ones not at all. */
function formOf(body: object, arquivos: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  for (const arquivo of arquivos) form.append('arquivos', arquivo, arquivo.name)
  return form
}

export interface CallOptions {
  signal?: AbortSignal
  /** The same key again is the same write: a repeat after a lost answer does no harm. */
  idempotencyKey?: string
  onProgress?: (progress: Progress) => void
}

/** Calls once, outside of any hook. Rejects with ApiError. */
export async function call<E extends Endpoint>(
  { send }: Transport,
  endpoint: E,
  input: Sent<E>,
  options: CallOptions = {},
): Promise<Returned<E>> {
  const { arquivos, ...given } = input as CallInput & { arquivos?: readonly File[] }
  const { method, url, body } = toRequest(endpoint, given)
  const payload = endpoint.files ? formOf((body ?? {}) as object, arquivos ?? []) : body
  return (await send({
    method,
    url,
    body: payload,
    client: KINDS[endpoint.client],
    ...options,
  })) as Returned<E>
}

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
