/** Plays packages at an origin of their own: whatever runs there has no token, no cookie, and nobody's page around it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { filesTexts } from '../../../../core/contract/filesTexts.ts'
import { normalizeHost } from '../../../../core/server/brand.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { serveFile } from '../../../../core/server/files/serveFile.ts'
import type { Manifesto } from '../rules-pacote.ts'
import { readTicket, type Ticket } from './address.ts'
import { findArquivo, findMidia } from './queries.ts'

interface Asked {
  Params: { ticket: string; '*'?: string }
}

const missing = () => notFound(filesTexts.missing)

/** Hosts whose pages may show the packages of a tenant: its own brands, and themselves. */
async function ancestorsOf(request: FastifyRequest, { ownerId }: Ticket): Promise<string[]> {
  const { byHost } = await request.server.services.register.current()
  return [...byHost].flatMap(([host, brand]) =>
    brand.ownerId === ownerId && brand.ativo && normalizeHost(host) === host ? [host, `${host}:*`] : [],
  )
}

/** A name that may stand in a policy. */
const PLAIN_HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i

interface Place {
  /** What a package may load: its own files, by address; the run-times around it come from `assets`. */
  own: string
  assets: string
}

/** Where the package of this request has its files. @throws 404 where the host can't be named */
function placeOf(request: FastifyRequest<Asked>): Place {
  const { host, params } = request
  if (!PLAIN_HOST.test(host)) throw missing()
  return { own: `${host}/pacote/${params.ticket}/`, assets: `${host}/assets/` }
}

/** A package may do as it likes within its frame, and reach nothing but its own files. */
async function protect(
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
  ticket: Ticket,
  within: '' | "'self' ",
): Promise<void> {
  const ancestors = await ancestorsOf(request, ticket)
  if (ancestors.length === 0) throw missing()
  const { own, assets } = placeOf(request)
  const policy = [
    "default-src 'none'",
    `script-src ${own} ${assets} 'unsafe-inline' 'unsafe-eval'`,
    `style-src ${own} ${assets} 'unsafe-inline'`,
    `img-src ${own} ${assets} data: blob:`,
    `media-src ${own} data: blob:`,
    `font-src ${own} ${assets} data:`,
    `connect-src ${own} data: blob:`,
    `frame-src ${own}`,
    `worker-src ${own} blob:`,
    "form-action 'none'",
    `base-uri ${own}`,
    `frame-ancestors ${within}${ancestors.join(' ')}`,
    'sandbox allow-scripts allow-same-origin allow-forms',
  ].join('; ')
  reply.header('content-security-policy', policy)
  reply.header('x-dns-prefetch-control', 'off')
  reply.removeHeader('x-frame-options')
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
}

/** A worker would outlive its page and its ticket; a page of its own could lead anywhere, and look like ours. */
const REFUSED_USES = new Set(['serviceworker', 'document', 'embed', 'object'])

/** The ticket of a request that may be answered here. @throws 404 */
function ticketOf(request: FastifyRequest<Asked>): Ticket {
  const { config } = request.server.services
  const ticket = readTicket(config.secretKey, 'pacote', request.params.ticket, new Date())
  const wantsWorker = request.headers['service-worker'] !== undefined
  if (!ticket || wantsWorker || REFUSED_USES.has(String(request.headers['sec-fetch-dest']))) throw missing()
  return ticket
}

const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The contents of a package of several parts, its way back and on (web/pacote/scorm.ts). */
const PARTES = [
  '.em-partes{display:flex;flex-direction:column;font:1rem/1.4 system-ui,sans-serif;color:#17211e}',
  '.em-partes iframe{flex:1;min-height:0}',
  '.partes{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;padding:.5rem;border-bottom:1px solid #c9d3cf}',
  '.partes span{margin-inline:auto}',
  '@media(max-width:28rem){.partes button:first-child{flex:1 0 100%}}',
  '.em-partes button{font:inherit;min-height:2.5rem;padding:.25rem .75rem;border:1px solid #6b7a74;border-radius:.5rem;background:#fff;color:inherit;cursor:pointer}',
  '.em-partes button:disabled{color:#6b7a74;border-color:#c9d3cf;cursor:default}',
  '.em-partes button:focus-visible{outline:3px solid #1a7f64;outline-offset:2px}',
  '#sumario{margin:0;padding:.5rem;list-style:none;max-height:50%;overflow:auto;border-bottom:1px solid #c9d3cf}',
  '#sumario button{width:100%;border:0;text-align:start}',
  '#sumario button[aria-current]{background:#e0f0ea;font-weight:600}',
].join('')

/** The page around a package: it loads the run-time that its address names, which is one of our own files. */
const frameOf = (manifesto: Manifesto): string => `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pacote</title>
<style>html,body{margin:0;height:100%;background:#fff}iframe{display:block;border:0;width:100%;height:100%}${PARTES}</style></head>
<body><script type="application/json" id="pacote">${inlineJson(manifesto)}</script>
<script>{const r=new URLSearchParams(location.hash.slice(1)).get('r')||'';if(/^\\/assets\\/[\\w.-]+$/.test(r)){const s=document.createElement('script');s.src=r;document.body.append(s)}}</script>
</body></html>
`

/** An address lives for hours and its content never changes. */
const KEPT = 'private, max-age=3600'

/** Answered at the host of packages alone (apps/server/plugins/package-host.ts). */
const AT_ITS_HOST = { config: { packages: true } } as const

export function servePackages(app: FastifyInstance): void {
  const { database, store } = app.services

  app.get<Asked>('/pacote/:ticket', AT_ITS_HOST, async (request, reply) => {
    const ticket = ticketOf(request)
    const row = await database.asTenant(ticket.ownerId, (tx) => findMidia(tx, ticket.id), { reads: true })
    if (row?.estado !== 'pronta' || !row.pacote) throw missing()
    // The page around a package is shown by ours alone; what is in it, by that page too.
    await protect(request, reply, ticket, '')
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(frameOf(row.pacote as Manifesto))
  })

  app.get<Asked>('/pacote/:ticket/c/*', AT_ITS_HOST, async (request, reply) => {
    const ticket = ticketOf(request)
    const caminho = request.params['*'] ?? ''
    const found = await database.asTenant(ticket.ownerId, (tx) => findArquivo(tx, ticket.id, caminho), {
      reads: true,
    })
    if (!found) throw missing()
    const nome = caminho.split('/').at(-1) ?? 'arquivo'
    const { statusCode, headers, body } = await serveFile(
      store,
      { key: found.chave, nome, tipo: found.mime, bytes: found.bytes, sha256: found.sha256 },
      request.headers,
    )
    const { 'content-disposition': _, 'content-security-policy': __, ...kept } = headers
    await protect(request, reply, ticket, "'self' ")
    return reply
      .code(statusCode)
      .headers({ ...kept, 'cache-control': KEPT })
      .send(body)
  })
}
