/** Sort, page and hidden columns of a table, kept in the address so that a link shows the same table. */
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

export interface TableUrlState {
  sort: { id: string; desc: boolean } | null
  /** From 1. */
  page: number
  hidden: readonly string[] | null
}

/** `prefix` tells two tables of one page apart. */
export function readTableState(params: URLSearchParams, prefix = ''): TableUrlState {
  const sort = params.get(`${prefix}ordem`)
  const page = Number(params.get(`${prefix}pagina`))
  const hidden = params.get(`${prefix}ocultas`)
  return {
    sort: sort ? { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') } : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    hidden: hidden === null ? null : hidden.split(',').filter(Boolean),
  }
}

export function writeTableState(
  params: URLSearchParams,
  change: Partial<TableUrlState>,
  prefix = '',
): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | null) =>
    value === null ? next.delete(prefix + name) : next.set(prefix + name, value)
  if ('sort' in change) put('ordem', change.sort ? `${change.sort.desc ? '-' : ''}${change.sort.id}` : null)
  if ('page' in change) put('pagina', change.page && change.page > 1 ? String(change.page) : null)
  if ('hidden' in change) put('ocultas', change.hidden ? change.hidden.join(',') : null)
  return next
}

export function useTableUrlState(prefix = '') {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readTableState(params, prefix), [params, prefix])
  const change = useCallback(
    (part: Partial<TableUrlState>) =>
      setParams((now) => writeTableState(now, part, prefix), { replace: true, preventScrollReset: true }),
    [setParams, prefix],
  )
  return [state, change] as const
}
