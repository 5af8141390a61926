/** The tenant of this host: read from the page, from what was kept, or asked for; once per host (section 4). */
import type { Fuso } from '../../contract/cidades.ts'
import type { Tratamento } from '../../texts/tratamento.ts'
import { readJson, type SafeStorage } from '../device/storage.ts'

/** What the page knows of a tenant; the fields of its public answer. */
export interface Tenant {
  id: number
  status: 'ativo' | 'inativo'
  slug: string
  nome: string
  dominio: string
  paleta_cor: string
  /** Missing where it was kept before tenants had one. */
  fuso?: Fuso
  tratamento?: Tratamento
  /** The main tenant of the installation. */
  principal: boolean
  database_share: string | { slug: string } | null
  chamada: string
  descricao: string
  features: string[]
  whatsapp: { mensagem: string; numero: string }
  links: { politica_de_privacidade: string; wiki: string | null }
  configuracoes: {
    recaptcha: string | null
    gtm: string | null
    google_login_id: string | null
    microsoft_login_id: string | null
    apple_login_id: string | null
  }
}

/** What a host turned out to be. */
export interface TenantResolution {
  /** The active tenant; false otherwise. Decides the theme, the favicon, the header and what is kept. */
  tenant: Tenant | false
  /** What the register knows, a switched-off tenant included: `/desativado` needs its name. */
  registered: Tenant | false
}

export const NO_TENANT: TenantResolution = { tenant: false, registered: false }

/** What is known once the tenant of a page was switched off. */
export const switchedOff = ({ registered }: TenantResolution): TenantResolution => ({
  tenant: false,
  registered: registered && { ...registered, status: 'inativo' },
})

/** Local storage key of the tenant kept for a host. */
export const tenantKey = (host: string): string => `tenant:${host}`

const TENANT_ELEMENT = 'turmalina-tenant'

const isTenant = (value: unknown): value is Tenant => {
  const { slug, nome, status, paleta_cor } = (value ?? {}) as Record<string, unknown>
  return [slug, nome, status, paleta_cor].every((field) => typeof field === 'string') && slug !== ''
}

/** What the page was served with: a tenant, false for a host without one, null when the page does not say. */
export function embeddedTenant(page: Document): Tenant | false | null {
  try {
    const value = JSON.parse(page.getElementById(TENANT_ELEMENT)?.textContent ?? '') as unknown
    return value === false || isTenant(value) ? value : null
  } catch {
    return null
  }
}

/** The tenant kept for a host: only ever an active one. */
export function cachedTenant(storage: SafeStorage, host: string): Tenant | null {
  const value = readJson(storage, tenantKey(host))
  return isTenant(value) && value.status === 'ativo' ? value : null
}

/** A successful lookup with active status is kept; anything else is forgotten, and tenant is false. */
export function settleTenant(storage: SafeStorage, host: string, found: Tenant | false): TenantResolution {
  if (found && found.status === 'ativo') {
    storage.write(tenantKey(host), JSON.stringify(found))
    return { tenant: found, registered: found }
  }
  storage.remove(tenantKey(host))
  return { tenant: false, registered: found }
}

export interface TenantSources {
  host: string
  storage: SafeStorage
  /** From `embeddedTenant`. */
  embedded: Tenant | false | null
  /** POST /tenant/pt-br/recuperar. */
  lookup: (host: string) => Promise<Tenant>
  /** The host of the main tenant, if the environment tells; the kept tenant tells too. */
  mainHost?: string
}

/**
 * The page's own tenant is a lookup that the server already did. Without it the kept one serves, except on the main
 * host, which always refreshes. Never rejects: a failed lookup is no tenant.
 */
export async function resolveTenant(sources: TenantSources): Promise<TenantResolution> {
  const { host, storage, embedded, lookup, mainHost } = sources
  if (embedded !== null) return settleTenant(storage, host, embedded)
  const kept = cachedTenant(storage, host)
  if (kept && !kept.principal && host !== mainHost) return { tenant: kept, registered: kept }
  const found = await lookup(host).catch(() => false as const)
  return settleTenant(storage, host, isTenant(found) ? found : false)
}

/** Resolves each host once, however many ask. */
export function createTenantResolver(
  sources: Omit<TenantSources, 'host'>,
): (host: string) => Promise<TenantResolution> {
  const known = new Map<string, Promise<TenantResolution>>()
  return (host) => {
    const resolution = known.get(host) ?? resolveTenant({ ...sources, host })
    known.set(host, resolution)
    return resolution
  }
}
