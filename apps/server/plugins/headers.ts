/** The security headers of every answer (reliability S9). */
import type { FastifyInstance } from 'fastify'
import { ORIGENS_INCORPORAR } from '../../../areas/ensino/aula/rules-incorporar.ts'
import { TRUSTED_TYPES } from '../../../core/contract/trusted-types.ts'

/** What a page may load: our own files only; images and sounds that the page itself made, too. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  TRUSTED_TYPES,
].join('; ')

/**
 * The readers of QR codes and of HEIC are WebAssembly, whose compiling counts as an eval of its own. They run in workers,
 * which obey the policy of their own file and not the page's: only these files may, and see a picture and nothing else.
 */
const READER = /^\/assets\/(?:leitor|heic)\.worker-[\w-]+\.js$/
const READER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * A chunk, a style sheet or a font of the page obeys the page's policy and needs none of the page's own headers: eighty of
 * them carried more headers than a lesson weighs. Opened by itself, or as a worker, it may do nothing. Workers and the
 * players of packages are not named so.
 */
const CHUNK = /^\/assets\/(?:index-)?[\w-]{8}\.(?:js|css|woff2)$/
const CHUNK_HEADERS = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

export const SECURITY_HEADERS = {
  'content-security-policy': PAGE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/**
 * The page of one live lesson shows the room inside itself, where whoever runs the server named the room's host: this
 * page alone may frame those hosts, and lends them camera, microphone and screen (docs/decisions/0012-live-rooms.md).
 */
const ROOM = /^\/logado\/turmas\/turma\/\d+\/aulas-ao-vivo\/\d+\/?(?:\?|$)/

function roomHeaders(hosts: readonly string[]): Readonly<Record<string, string>> {
  const origins = hosts.map((host) => `https://${host}`)
  const lent = origins.map((origin) => ` "${origin}"`).join('')
  return {
    'content-security-policy': `${PAGE_POLICY}; frame-src ${origins.join(' ')}`,
    'permissions-policy': SECURITY_HEADERS['permissions-policy']
      .replace('camera=(self)', `camera=(self${lent})`)
      .replace('microphone=(self)', `microphone=(self${lent}), display-capture=(self${lent})`),
  }
}

const PLAIN_HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i

/**
 * Lessons show packages of others in frames of an origin that has nothing else (areas/ensino/midia/server/address-play.ts), and pages
 * of the sites on their list (areas/ensino/aula/rules-incorporar.ts).
 */
function withPackages(host: string, origin: string | undefined): string {
  const source = origin ?? (PLAIN_HOST.test(host) ? `pacote.${host}` : '')
  return `${PAGE_POLICY}; frame-src ${[source, ...ORIGENS_INCORPORAR].join(' ').trim()}`
}

interface Options {
  https: boolean
  /** Where packages are played; absent: the host with `pacote.` before it. */
  packageOrigin: string | undefined
  /** Hosts of meeting rooms that the page of a live lesson may show. */
  liveHosts: readonly string[]
}

/** Whoever asks for one host after another finds the first ones made. */
const MAX_HOSTS = 1_000

export function headers(app: FastifyInstance, { https, liveHosts, packageOrigin }: Options): void {
  const room = liveHosts.length > 0 ? roomHeaders(liveHosts) : undefined
  const secure = https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
  const chunk = { ...CHUNK_HEADERS, ...secure }
  /** By host, so that they are put together once. */
  const usual = new Map<string, Readonly<Record<string, string>>>()
  function usualFor(host: string): Readonly<Record<string, string>> {
    const known = usual.get(host)
    if (known) return known
    const made = {
      ...SECURITY_HEADERS,
      'content-security-policy': withPackages(host, packageOrigin),
      ...secure,
    }
    if (usual.size < MAX_HOSTS) usual.set(host, made)
    return made
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (CHUNK.test(request.url)) {
      reply.headers(chunk)
      return done()
    }
    reply.headers(usualFor(request.host))
    if (READER.test(request.url)) reply.header('content-security-policy', READER_POLICY)
    if (room && ROOM.test(request.url)) reply.headers(room)
    reply.header('x-request-id', request.id)
    done()
  })
}
