/** Moves the focus to the title when the person navigates, never on the first load of the page. */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

let shownPath: string | undefined

/** The element needs tabIndex −1. `onlyOnMount` is for headers that stay while their tabs change. */
export function useTitleFocus(onlyOnMount = false) {
  const title = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const mounted = useRef(false)
  useEffect(() => {
    const navigated = shownPath !== undefined && shownPath !== pathname
    shownPath = pathname
    if (navigated && !(onlyOnMount && mounted.current)) title.current?.focus({ preventScroll: true })
    mounted.current = true
  }, [pathname, onlyOnMount])
  return title
}
