/** The header rules of the four clients and of the main connection, and the language segment (section 7). */
import type { Language } from '../../texts/texts.ts'

/** Which rule a call follows; the tables of calls say which. */
export type ClientKind = 'default' | 'authenticated' | 'admin' | 'file' | 'main'

/** What of a tenant decides its header. `database_share` names the owner of the data that it shows. */
export interface TenantIdentity {
  slug?: string
  database_share?: string | { slug?: string } | null
}

export interface Credentials {
  /** False where the host has no tenant: then no header is sent and the host decides. */
  tenant: TenantIdentity | false | null
  /** The person's own token, when someone is signed in. */
  token?: string | null
  /** Administration of another tenant: its own short-lived token stands in for the person's as Bearer. */
  delegated?: { token: string; tenant: TenantIdentity } | null
}

/** The tenant's `database_share` if it is a string, else the slug: the share's own, or the tenant's. */
export function tenantHeader(tenant: TenantIdentity | false | null): string | undefined {
  if (!tenant) return undefined
  const share = tenant.database_share
  return (typeof share === 'string' ? share : share?.slug) || tenant.slug || undefined
}

export function headersFor(client: ClientKind, credentials: Credentials): Record<string, string> {
  const { token, delegated } = credentials
  const tenant = tenantHeader(credentials.tenant)
  switch (client) {
    case 'main':
      return { 'Main-Connection': 'true' }
    case 'default':
      return present({ Tenant: tenant })
    case 'authenticated':
    case 'file':
      return present({ Authorization: bearer(token), Tenant: tenant })
    case 'admin':
      return present({
        Authorization: bearer(delegated?.token ?? token),
        Tenant: delegated ? tenantHeader(delegated.tenant) : tenant,
        UserAction: token ?? undefined,
      })
  }
}

const bearer = (token: string | null | undefined) => (token ? `Bearer ${token}` : undefined)

const present = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((pair): pair is [string, string] => Boolean(pair[1])))

/** The authenticated client asks in the language of the page; the others keep the path as the contract spells it. */
export const localizedPath = (path: string, client: ClientKind, language: Language): string =>
  client === 'authenticated' ? path.replace('/pt-br/', `/${language}/`) : path
