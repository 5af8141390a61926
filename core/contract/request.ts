/** How a call becomes a method, an address and a body. It knows HTTP; it knows no domain. */
import type { Language } from '../texts/texts.ts'
import type { Endpoint, Method } from './endpoint.ts'

export interface CallInput {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

export interface CallRequest {
  method: Method
  url: string
  body?: unknown
}

/** The path under another language: `/gerenciar/pt-br/x` → `/gerenciar/en-us/x`. */
export const inLanguage = (path: string, language: Language): string =>
  path.replace(/\/pt-br(?=\/|$)/, `/${language}`)

/** As it stands in an address: a list as JSON (section 7). */
const inAddress = (value: unknown): string =>
  encodeURIComponent(Array.isArray(value) ? JSON.stringify(value) : String(value))

/** Fills parameters and query; an absent (`undefined`) query value is left out. */
export function toRequest(
  endpoint: Endpoint,
  input: CallInput = {},
  language: Language = 'pt-br',
): CallRequest {
  const path = inLanguage(endpoint.path, language).replace(/:(\w+)/g, (_, name: string) =>
    inAddress(input.params?.[name]),
  )
  const query = Object.entries(input.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${inAddress(value)}`)
    .join('&')
  return { method: endpoint.method, url: query ? `${path}?${query}` : path, body: input.body }
}
