/** A list that the server cuts into pages: search, filters, order and page stand in the address, and go into the call. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { Endpoint, Returned } from '../contract/endpoint.ts'
import type { ApiError } from './client/failure.ts'
import { useCall } from './data.ts'
import { useServerPage } from './ui/DataTablePage.tsx'
import { useUrlFilters } from './ui/filters.ts'
import { useTableUrlState } from './ui/table-state.ts'

/**
 * What a parameter of the address may be: any words, a flag, a day, an id, or one of some; with commas several ids (`ids`)
 * or several of some. What it is not is left out.
 */
export type Filters = Readonly<
  Record<
    string,
    'words' | 'flag' | 'id' | 'ids' | 'day' | readonly string[] | { readonly some: readonly string[] }
  >
>

/** Choices of one filter that a call takes. */
const MAX_SOME = 20
const ID = /^[1-9]\d{0,14}$/

const several = (text: string, fits: (one: string) => boolean): string | undefined =>
  [...new Set(text.split(',').filter(fits))].slice(0, MAX_SOME).join(',') || undefined

interface Options {
  filters?: Filters
  /** The orders that the call takes (`-nome`: from the end), of the column that the table is sorted by. */
  ordens?: readonly string[]
  /** What the call takes beside them. */
  params?: object
  query?: object
  /** What the call takes of the filters, where it names or bounds them in another way. */
  asked?: (filtro: Readonly<Record<string, unknown>>) => object
  /** Rows a page that may be asked for; the first where the address asks for none. */
  sizes?: readonly number[]
  /** The answer is the whole list: no page is asked for. */
  whole?: boolean
  /** False: not yet. */
  enabled?: boolean
}

export interface List<E extends Endpoint> {
  data: Returned<E> | undefined
  /** Nothing came, and nothing stands from before. */
  failed: boolean
  /** Why it failed, or what is wrong with the filters (`fieldErrors`). */
  error: ApiError | null
  /** What stands is of the page before, while this one comes. */
  turning: boolean
  page: number
  linhas: number
  retry: () => void
  /** Whether anything is filtered out. */
  searched: boolean
  /** Takes search and filters out of the address. */
  clear: () => void
  /** The filters as the call takes them, such as for a file of the whole list. */
  filtro: Readonly<Record<string, unknown>>
}

const isWords = (kind: readonly string[] | { readonly some: readonly string[] }): kind is readonly string[] =>
  Array.isArray(kind)

/** `longest`: of the words that the call takes. */
function read(kind: Filters[string], text: string, longest: number | undefined): unknown {
  if (kind === 'words') return text.trim().slice(0, longest) || undefined
  if (kind === 'day') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
  if (kind === 'flag') return text === 'sim' || undefined
  if (kind === 'id') return ID.test(text) ? Number(text) : undefined
  if (kind === 'ids') return several(text, (one) => ID.test(one))
  return isWords(kind) ? kind.find((one) => one === text) : several(text, (one) => kind.some.includes(one))
}

export function useList<E extends Endpoint>(endpoint: E, options: Options = {}): List<E> {
  const {
    filters = {},
    ordens = [],
    params,
    query,
    sizes,
    asked: inCall,
    whole = false,
    enabled = true,
  } = options
  const { get, clear } = useUrlFilters()
  const [{ sort, page }] = useTableUrlState()
  const { linhas } = useServerPage(sizes)
  const names = Object.keys(filters)
  const given = names.flatMap((name) => {
    const { maxLength } = (endpoint.query?.properties[name] ?? {}) as { maxLength?: number }
    const value = read(filters[name] ?? 'words', get(name), maxLength)
    return value === undefined ? [] : [[name, value] as const]
  })
  const ordem = ordens.find((one) => one === (sort ? `${sort.desc ? '-' : ''}${sort.id}` : ''))
  const wanted: Readonly<Record<string, unknown>> = Object.fromEntries(given)
  const filtro = { ...(inCall ? inCall(wanted) : wanted), ...query, ...(ordem && { ordem }) }
  const sent = { ...(!whole && { pagina: page, linhas }), ...filtro }
  // What may not stand in an address is read with a body.
  const input = {
    ...(params && { params }),
    ...(endpoint.method === 'GET' ? { query: sent } : { body: sent }),
  }
  const ask = useCall as (
    of: E,
    input: unknown,
    options: { keep: true; enabled: boolean },
  ) => UseQueryResult<Returned<E>, ApiError>
  const asked = ask(endpoint, input, { keep: true, enabled })
  return {
    data: asked.data,
    failed: asked.error !== null && !asked.data,
    error: asked.error,
    turning: asked.isPlaceholderData,
    page,
    linhas,
    retry: () => void asked.refetch(),
    searched: given.length > 0,
    clear: () => clear(names),
    filtro,
  }
}
