/** The page and its files. The page carries its tenant inside, so the right brand is there at the first paint. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TenantRegister } from '../../../areas/tenant/server/register.ts'
import { brandOf } from './tenant.ts'

export interface PageOptions {
  /** The built web application: index.html, assets/, paths.json. */
  folder: string
  register: TenantRegister
}

const DEFAULT_PALETTE = 'turmalina'
const PRODUCT = 'Turmalina'

/** JSON inside a script element: nothing in it may end the element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escaped)
const escaped = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** The paths of the product's screens as expressions; an address that none matches is answered 404. */
function screensOf(folder: string): RegExp[] {
  const file = path.join(folder, 'paths.json')
  if (!existsSync(file)) return []
  const paths = JSON.parse(readFileSync(file, 'utf8')) as string[]
  return paths.map(
    (screen) => new RegExp(`^${screen.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`),
  )
}

export async function page(app: FastifyInstance, { folder, register }: PageOptions): Promise<void> {
  const file = path.join(folder, 'index.html')
  if (!existsSync(file)) return
  const template = readFileSync(file, 'utf8')
  const screens = screensOf(folder)

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, served) {
      const hashed = served.includes(`${path.sep}assets${path.sep}`)
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    },
  })

  async function render(request: FastifyRequest): Promise<string> {
    const brand = await brandOf(app, request).catch(() => undefined)
    const tenant = brand ? await register.publicOf(brand) : false
    const palette = brand?.paletaCor ?? DEFAULT_PALETTE
    return template
      .replaceAll('%TITULO%', escapeHtml(brand?.nome ?? PRODUCT))
      .replaceAll('%PALETA%', escapeHtml(palette))
      .replaceAll('%FAVICON%', escapeHtml(brand?.slug ?? 'turmalina'))
      .replace('%TENANT%', () => inlineJson(tenant))
  }

  app.get('/*', async (request, reply) => {
    const address = (request.url.split('?')[0] ?? '/').replace(/\/+$/, '') || '/'
    const wantsPage =
      request.headers.accept?.includes('text/html') || screens.some((screen) => screen.test(address))
    if (!wantsPage) return reply.callNotFound()
    const known = screens.some((screen) => screen.test(address))
    return reply
      .code(known ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await render(request))
  })
}
