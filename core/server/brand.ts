/** A tenant of the register as the kernel needs it: which brand was asked for, and whose data it shows. */
import type { Ways } from './ways.ts'

/** Its hour and its words are those of the tenant whose data it shows: a day is one there, and so is a word. */
export interface Brand extends Ways {
  id: number
  slug: string
  nome: string
  dominio: string
  ativo: boolean
  principal: boolean
  paletaCor: string
  /** The tenant whose rows are read and written: itself, or the one whose data it shares. */
  ownerId: number
  /** Slug of the owner when it is another tenant. */
  ownerSlug: string | null
}

/** The register as it was read once. */
export interface Brands {
  readonly byHost: ReadonlyMap<string, Brand>
  /** By slug, or by the slug that a `database_share` names. */
  readonly bySlug: ReadonlyMap<string, Brand>
}

/** The register of tenants, kept in memory and renewed when a row changes. */
export interface Register {
  /** For who looks for several things at once. */
  current(): Promise<Brands>
  byHost(host: string): Promise<Brand | undefined>
  /** By slug, or by the slug that a `database_share` names. */
  bySlug(slug: string): Promise<Brand | undefined>
  /** The main tenant of the installation. */
  principal(): Promise<Brand | undefined>
  /** The tenants that own data and are switched on. */
  owners(): Promise<number[]>
  byId(id: number): Promise<Brand | undefined>
}

/**
 * The host name of a request without port, trailing dot and upper case; undefined when it is malformed.
 * @param host the Host header, as received
 */
export function normalizeHost(host: string | undefined): string | undefined {
  const name = host
    ?.toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return name && /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(name) ? name : undefined
}

/** Where the people of a tenant find the product: the main one at the public address, the others at their own host. */
export function originOf(
  { principal, dominio }: Pick<Brand, 'principal' | 'dominio'>,
  publicUrl: string,
): string {
  if (principal) return publicUrl
  const url = new URL(publicUrl)
  url.hostname = dominio
  return url.origin
}
