/** Filters kept in the address: one parameter each; the page goes back to the first when one changes. */
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

export interface UrlFilters {
  get: (name: string) => string
  /** An empty value takes the filter out. */
  set: (name: string, value: string) => void
  clear: (names: readonly string[]) => void
}

export function useUrlFilters(): UrlFilters {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (edit: (params: URLSearchParams) => void, turning = false) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          edit(next)
          if (!turning) next.delete('pagina')
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return {
    get: (name) => params.get(name) ?? '',
    set: (name, value) =>
      change((next) => (value === '' ? next.delete(name) : next.set(name, value)), name === 'pagina'),
    clear: (names) => change((next) => names.forEach((name) => void next.delete(name))),
  }
}
