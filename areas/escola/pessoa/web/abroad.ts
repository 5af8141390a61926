/** The way to another tenant's data: its short-lived grant as Bearer, that tenant, and one's own token beside it. */
import { ApiError } from '../../../../core/web/client/failure.ts'
import type { ClientKind } from '../../../../core/web/client/headers.ts'
import { createTransport, type Transport } from '../../../../core/web/client/request.ts'
import { preferencesStore } from '../../../../core/web/preferences/store.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import type { Tenant } from '../../../../core/web/tenant/tenant.ts'
import type { Grant } from './grant.ts'

/** Milliseconds after which a grant is asked for again; it ends after 15 minutes. */
export const RENEW_MS = 10 * 60_000

/** Asks at home for the grant. Null where the platform gives none: it is no administrator who asks. */
export async function askGrant(home: Transport, slug: string): Promise<Grant | null> {
  const url = `/tenant/pt-br/tenant/buscar/${encodeURIComponent(slug)}`
  const { tenant } = (await home.send({ method: 'GET', url })) as {
    tenant: Tenant & { token_autenticado?: string }
  }
  const { token_autenticado: token, ...told } = tenant
  return token ? { tenant: told, token } : null
}

/** Whoever needs to be known goes by the admin rule of headers; the others need only the tenant. */
const KINDS: Readonly<Record<ClientKind, ClientKind>> = {
  main: 'main',
  default: 'default',
  authenticated: 'admin',
  admin: 'admin',
  file: 'admin',
}

/** `grant` is read at each call. A grant that has ended is renewed, and the call sent once more. */
export function abroadTransport(grant: () => Grant | null, renew: () => Promise<Grant | null>): Transport {
  const language = () => preferencesStore.get().idioma
  const away = createTransport({
    session: () => sessionStore.get().sessao,
    tenant: () => grant()?.tenant ?? null,
    language,
    delegated: () => grant(),
  })
  return {
    headers: (client) => away.headers(KINDS[client]),
    async send(request) {
      const { client = 'authenticated', url } = request
      const sent = { ...request, client: KINDS[client], url: url.replace('/pt-br/', `/${language()}/`) }
      try {
        return await away.send(sent)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401 || KINDS[client] !== 'admin') throw error
        if (!(await renew())) throw error
        return away.send(sent)
      }
    },
  }
}
