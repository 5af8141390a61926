/** How this page speaks to the server: calls, live events, and what happens when a session is refused. */
import { tenantApi } from '../../areas/tenant/contract.ts'
import { say } from '../../core/texts/texts.ts'
import { createTransport, type Transport } from '../../core/web/client/request.ts'
import { createStream, type Stream } from '../../core/web/client/stream.ts'
import { call } from '../../core/web/data.ts'
import { events } from '../../core/web/events.ts'
import { preferencesStore } from '../../core/web/preferences/store.ts'
import { sessionStore } from '../../core/web/session/store.ts'
import type { Tenant, TenantResolution } from '../../core/web/tenant/tenant.ts'
import { notify } from '../../core/web/ui/notify.ts'
import { appTexts } from './texts.ts'

export interface Network {
  transport: Transport
  stream: Stream
}

/** `resolution` is read at each call: the tenant is known only after the first. */
export function openNetwork(resolution: () => TenantResolution): Network {
  const transport = createTransport({
    session: () => sessionStore.get().sessao,
    tenant: () => resolution().tenant,
    language: () => preferencesStore.get().idioma,
  })
  const stream = createStream({
    url: () => '/eventos',
    headers: () => transport.headers('authenticated'),
    onUnauthorized: () => {
      const { sessao } = sessionStore.get()
      if (sessao) events.sessionRefused(sessao)
    },
  })
  events.onSessionRefused((refused) => {
    // Told once, however many calls were refused; the guard of the screen leads to the sign-in page and back.
    if (sessionStore.get().sessao?.token === refused.token)
      notify.error(say(appTexts, preferencesStore.get().idioma).sessaoTerminou)
    sessionStore.expire(refused)
  })
  return { transport, stream }
}

export const lookupTenant = async ({ transport }: Network, host: string): Promise<Tenant> =>
  (await call(transport, tenantApi.recover, { body: { host_tenant: host } })).tenant
