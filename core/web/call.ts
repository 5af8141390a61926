/** One call to the server, outside of any cache. The network stands behind TransportContext. */
import { createContext, useContext } from 'react'
import type { Endpoint, Given, Returned } from '../contract/endpoint.ts'
import { type CallInput, toRequest } from '../contract/request.ts'
import type { ClientKind } from './client/headers.ts'
import type { Transport } from './client/request.ts'
import type { Progress } from './client/upload.ts'
import { preparePictures } from './picture/prepare.ts'
import { withProof } from './proof.ts'

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
  /** It outlives the page that sends it. */
  keepalive?: boolean
  onProgress?: (progress: Progress) => void
}

/** Calls outside of any hook; again after a proof of identity, where one is asked for. Rejects with ApiError. */
export async function call<E extends Endpoint>(
  { send }: Transport,
  endpoint: E,
  input: Sent<E>,
  options: CallOptions = {},
): Promise<Returned<E>> {
  const { arquivos, ...given } = input as CallInput & { arquivos?: readonly File[] }
  const { method, url, body } = toRequest(endpoint, given)
  const payload = endpoint.files
    ? formOf(body ?? {}, await preparePictures(arquivos ?? [], endpoint.files))
    : body
  const request = { method, url, body: payload, client: KINDS[endpoint.client], ...options }
  return (await withProof(() => send(request))) as Returned<E>
}
