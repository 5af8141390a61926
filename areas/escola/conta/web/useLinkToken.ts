/** The token of a link: taken out of the address at once, so that no history, screenshot or neighbour keeps it (D1). */
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'

/** The token that the page was opened with; undefined without one. `name`: the parameter of the route. */
export function useLinkToken(name: 'token' | 'id' = 'token'): string | undefined {
  const given = useParams()[name]
  const [token, setToken] = useState(given)
  useEffect(() => {
    if (given === undefined) return
    setToken(given)
    const { pathname, search } = globalThis.location
    const end = `/${encodeURIComponent(given)}`
    const bare = pathname.endsWith(end) || pathname.endsWith(`/${given}`)
    // The router keeps its place: going back and forth works as before.
    if (bare)
      globalThis.history.replaceState(
        globalThis.history.state,
        '',
        `${pathname.slice(0, pathname.lastIndexOf('/'))}${search}`,
      )
  }, [given])
  return token
}
