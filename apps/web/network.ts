/** How this page speaks to the server, and what happens when a session is refused. */
import { say } from '../../core/texts/texts.ts'
import { call } from '../../core/web/call.ts'
import { earlyOfPage } from '../../core/web/client/early.ts'
import { createTransport, type Transport } from '../../core/web/client/request.ts'
import { sessionRefused } from '../../core/web/events.ts'
import { preferencesStore } from '../../core/web/preferences/store.ts'
import { sessionStore } from '../../core/web/session/store.ts'
import type { Tenant, TenantResolution } from '../../core/web/tenant/tenant.ts'
import { notify } from '../../core/web/ui/notify.ts'
import { networkTexts } from './network-texts.ts'

/** `resolution` is read at each call: the tenant is known only after the first. */
export function openTransport(resolution: () => TenantResolution): Transport {
  sessionRefused.on((refused) => {
    // Told once, however many calls were refused; the guard of the screen leads to the sign-in page and back.
    if (sessionStore.get().sessao?.token === refused.token)
      notify.error(say(networkTexts, preferencesStore.get().idioma).sessaoTerminou)
    sessionStore.expire(refused)
  })
  return createTransport({
    session: () => sessionStore.get().sessao,
    tenant: () => resolution().tenant,
    language: () => preferencesStore.get().idioma,
    early: earlyOfPage(),
  })
}

/** Asked only where the page was served without its tenant. */
export async function lookupTenant(transport: Transport, host: string): Promise<Tenant> {
  const { tenantApi } = await import('../../areas/acesso/tenant/contract.ts')
  return (await call(transport, tenantApi.recover, { body: { host_tenant: host } })).tenant
}
