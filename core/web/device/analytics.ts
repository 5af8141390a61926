/** Page views for the tenant's tag manager: public pages only, never where pupils are signed in (reliability C2). */

/** Milliseconds after a navigation (section 9). */
export const ROUTE_EVENT_DELAY = 250

export interface PageView {
  event: 'pageview'
  page: string
}

const isTagManager = (id: string | null | undefined) => /^GTM-[A-Z0-9]{4,10}$/.test(id ?? '')
const isSignedInArea = (route: string) => /^\/logado(?:\/|$)/.test(route)

/**
 * Call the result on each navigation with the pattern of the route, not the address: addresses hold tokens.
 * Only the page where a person stays for 250 ms is told.
 */
export function createRouteAnalytics(
  gtm: string | null | undefined,
  push: (view: PageView) => void = pushToDataLayer,
): (route: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (route) => {
    clearTimeout(timer)
    if (!isTagManager(gtm) || isSignedInArea(route)) return
    timer = setTimeout(() => push({ event: 'pageview', page: route }), ROUTE_EVENT_DELAY)
  }
}

function pushToDataLayer(view: PageView) {
  const page = globalThis as { dataLayer?: PageView[] }
  page.dataLayer ??= []
  page.dataLayer.push(view)
}
