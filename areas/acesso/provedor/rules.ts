/** What may be configured as a provider, and how each kind of provider is spoken to. */
import { parseAddress } from '../../../core/contract/address.ts'

export const TIPOS = ['google', 'microsoft', 'apple', 'oidc', 'govbr'] as const
export type Tipo = (typeof TIPOS)[number]

/** The issuer that a kind of provider has by itself; the others are told theirs. */
export const KNOWN_ISSUERS: Partial<Record<Tipo, string>> = {
  google: 'https://accounts.google.com',
  microsoft: 'https://login.microsoftonline.com/common/v2.0',
  apple: 'https://appleid.apple.com',
  govbr: 'https://sso.acesso.gov.br/',
}

/** What is asked of a provider unless the tenant asks for something else: never more than who it is. */
export const DEFAULT_SCOPES: Record<Tipo, string> = {
  google: 'openid email profile',
  microsoft: 'openid email profile',
  // Name and e-mail would force Apple's answer into a form that another site posts to us.
  apple: 'openid',
  oidc: 'openid email profile',
  govbr: 'openid email profile',
}

/** Where a school's computer remembers the account of the pupil before, the provider asks which one. */
export const ASKS_ACCOUNT: ReadonlySet<Tipo> = new Set(['google', 'microsoft'])

/** Minutes that somebody has to come back from the provider, and then to finish signing up. */
export const PENDING_MS = 10 * 60_000

/** A provider that has not answered by then counts as down. */
export const PATIENCE_MS = 5_000

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isLoopback = ({ hostname }: { hostname: string }): boolean => LOOPBACK.has(hostname)

/**
 * Whether an issuer may be configured: an https address without user, query or fragment, and not the address of a
 * discovery document, which would leave the issuer unchecked. `loopback`: this machine is one too, without TLS.
 */
export function isIssuer(text: string, loopback: boolean): boolean {
  const url = text.length > 300 ? null : parseAddress(text)
  if (!url) return false
  if (url.username || url.password || url.search || url.hash || text.includes('?') || text.includes('#'))
    return false
  if (url.pathname.includes('/.well-known/')) return false
  if (url.protocol === 'https:') return loopback || !isLoopback(url)
  return url.protocol === 'http:' && loopback && isLoopback(url)
}

/** Scopes as one line: `openid` first, each once. */
export function scopesOf(tipo: Tipo, asked: string | undefined): string {
  if (tipo === 'apple') return DEFAULT_SCOPES.apple
  const wanted = (asked ?? '').split(/\s+/).filter(Boolean)
  return wanted.length === 0 ? DEFAULT_SCOPES[tipo] : [...new Set(['openid', ...wanted])].join(' ')
}
