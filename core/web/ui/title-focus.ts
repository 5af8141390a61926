/** Moves the focus to the title when the person navigates, never on the first load of the page. */
import { createContext, useContext, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The entry of the history that the page was loaded at; this file is read before the first navigation ends. */
const loadedAt: string = globalThis.history?.state?.key ?? 'default'
let moved = false

/** False around what waits out of sight (`Together`): there nothing takes the focus yet. */
export const ShownContext = createContext(true)

/** The element needs tabIndex −1. `onlyOnMount` is for headers that stay while their tabs change. */
export function useTitleFocus(onlyOnMount = false) {
  const title = useRef<HTMLHeadingElement>(null)
  const { pathname, key } = useLocation()
  const now = useRef(key)
  now.current = key
  const path = onlyOnMount ? '' : pathname
  const shown = useContext(ShownContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what asks for the focus, or coming into sight
  useLayoutEffect(() => {
    moved ||= now.current !== loadedAt
    if (moved && shown) title.current?.focus({ preventScroll: true })
  }, [path, shown])
  return title
}
