/** The page starts here: which tenant this host is, its brand on the page, then the application. */
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import '../../core/web/ui/styles.ts'
import { browserStorage } from '../../core/web/device/storage.ts'
import { adoptTitles, adoptWays, applyTenant } from '../../core/web/tenant/apply.ts'
import {
  embeddedTenant,
  NO_TENANT,
  resolveTenant,
  type TenantResolution,
} from '../../core/web/tenant/tenant.ts'
import { App } from './App.tsx'
import { lookupTenant, openTransport } from './network.ts'
import { createRouter, firstScreen } from './router.tsx'
import { watchLeaving } from './watch-leaving.ts'

let resolution: TenantResolution = NO_TENANT
const transport = openTransport(() => resolution)

async function start(root: HTMLElement): Promise<void> {
  const router = createRouter()
  resolution = await resolveTenant({
    host: globalThis.location.host,
    storage: browserStorage,
    embedded: embeddedTenant(document),
    lookup: (host) => lookupTenant(transport, host),
  })
  watchLeaving(resolution.tenant ? resolution.tenant.slug : '')
  applyTenant(document, resolution.tenant)
  adoptWays(resolution.registered)
  adoptTitles(document)
  await firstScreen(router)
  // In slices: the page goes on answering while its first screen is built.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} transport={transport} tenant={resolution} />
      </StrictMode>,
    ),
  )
}

const root = document.getElementById('root')
if (root) void start(root)
