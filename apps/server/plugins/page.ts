/**
 * The page and its files. The page carries its tenant and its colours inside, so the right brand is there at the first
 * paint, and the scripts that may not wait for another request.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openingHtml } from '../../../areas/acesso/paginas/server/public.ts'
import type { TenantRegister } from '../../../areas/acesso/tenant/server/find-register.ts'
import { sheetOf } from '../../../areas/acesso/tenant/server/public.ts'
import { trimmed } from '../../../core/contract/linear.ts'
import { table } from '../../../core/contract/table.ts'
import { compressed } from '../../../core/server/compress.ts'
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

/** Screens that people open first: what they load stands in the page, so that nothing waits for the entry to ask. */
const FIRST_SCREENS: Readonly<Record<string, readonly string[]>> = table({
  '/': ['layouts/HomeLayout.tsx', '../../areas/acesso/paginas/web/HomePage.tsx'],
  '/login': ['layouts/VazioLayout.tsx', '../../areas/acesso/sessao/web/LoginPage.tsx'],
  '/logado': ['signed-in-screens.ts', 'SignedIn.tsx', 'layouts/LogadoLayout.tsx'],
})

/** Every address below `/logado` begins with the same files. */
const openingOf = (address: string): string => (address.startsWith('/logado') ? '/logado' : address)

interface Chunk {
  file: string
  css?: readonly string[]
  imports?: readonly string[]
}

/** The one that every text is set in; asked for at once, it arrives with the styles that name it. */
const FONT = 'atkinson-hyperlegible-next-latin-wght-normal.woff2'

function chunksOf(folder: string): Readonly<Record<string, Chunk>> {
  const manifest = path.join(folder, '.vite', 'manifest.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
}

/** The links of a screen's chunks and of all that they import, without those that the template has. */
function linksOf(folder: string, screen: string, template: string): string {
  const chunks = chunksOf(folder)
  const needed = new Map<string, Chunk>()
  const need = (name: string): void => {
    const chunk = chunks[name]
    if (!chunk || needed.has(name) || template.includes(chunk.file)) return
    needed.set(name, chunk)
    for (const imported of chunk.imports ?? []) need(imported)
  }
  for (const name of FIRST_SCREENS[screen] ?? []) need(name)
  const font = Object.entries(chunks).find(([source]) => source.endsWith(FONT))?.[1].file
  const styles = new Set([...needed.values()].flatMap(({ css = [] }) => css))
  return [
    ...[...styles]
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...[...needed.values()].map(({ file }) => `<link rel="modulepreload" href="/${file}" />`),
    font ? `<link rel="preload" as="font" fetchpriority="low" href="/${font}" crossorigin />` : '',
  ].join('')
}

/** Where the opening stands in the page, styles and font come before the scripts: it is read while these travel. */
const paintedFirst = (html: string): string =>
  html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')

interface KnownScreen {
  pattern: RegExp
  layout: string
  /** Addresses of its first readings; `:name` stands for what its own address has there. */
  opens: readonly string[]
}

/** The product's screens; an address that none matches is answered 404. Of two the one without parameters. */
function screensOf(folder: string): KnownScreen[] {
  const file = path.join(folder, 'paths.json')
  if (!existsSync(file)) return []
  const paths = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Partial<KnownScreen>>
  const parameters = (screen: string): number => screen.split('/:').length
  return Object.entries(paths)
    .sort(([a], [b]) => parameters(a) - parameters(b))
    .map(([screen, told]) => {
      const pattern = screen
        .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
        .replace(/\/:(\w+)/g, '/(?<$1>[^/]+)')
      return { layout: '', opens: [], ...told, pattern: new RegExp(`^${pattern}/?$`) }
    })
}

/** What the screen at this address reads first. A list that is opened by a query of its own is none of those told. */
function readingsOf(known: KnownScreen | undefined, address: string, asks: boolean): string[] {
  if (!known) return []
  const { groups = {} } = known.pattern.exec(address) ?? {}
  return known.opens
    .filter((one) => !asks || !one.includes('?'))
    .map((one) => one.replace(/:(\w+)/g, (_, name: string) => groups[name] ?? ''))
}

/** What a palette says, with the name by which the page tells whether it is the right one. */
const themeOf = (palette: string): string =>
  `<style id="turmalina-theme" data-paleta="${escapeHtml(palette)}">${sheetOf(palette) ?? sheetOf(DEFAULT_PALETTE)}</style>`

const THEME = '<link rel="stylesheet" href="/assets/temas/%PALETA%/style.css" id="turmalina-theme" />'
const SMALL_SCRIPT = /<script src="\/(\w+\.js)"><\/script>\s*/g

/** The scripts that run before the first paint stand in the page; its policy names them by what they say. */
function withScripts(template: string, folder: string): { template: string; hash: string } {
  const files = [...template.matchAll(SMALL_SCRIPT)].map(([, name = '']) => path.join(folder, name))
  if (files.length === 0 || !files.every((file) => existsSync(file))) return { template, hash: '' }
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  let placed = false
  return {
    template: template.replace(SMALL_SCRIPT, () => {
      if (placed) return ''
      placed = true
      return `<script>${code}</script>\n    `
    }),
    hash,
  }
}

export async function page(app: FastifyInstance, { folder, register }: PageOptions): Promise<void> {
  const file = path.join(folder, 'index.html')
  if (!existsSync(file)) return
  const { template, hash } = withScripts(readFileSync(file, 'utf8'), folder)
  const screens = screensOf(folder)

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    // The template is no page: each of its addresses is rendered below.
    globIgnore: ['index.html*', 'paths.json*'],
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, served) {
      const hashed = served.includes(`${path.sep}assets${path.sep}`)
      reply.setHeader('vary', 'accept-encoding')
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    },
  })

  const withLinks = new Map(
    Object.keys(FIRST_SCREENS).map((screen) => {
      const whole = template.replace('</head>', () => `${linksOf(folder, screen, template)}</head>`)
      return [screen, paintedFirst(whole)]
    }),
  )

  async function render(request: FastifyRequest, address: string, known?: KnownScreen): Promise<string> {
    const brand = await brandOf(app, request).catch(() => undefined)
    const tenant = brand ? await register.publicOf(brand) : false
    const palette = brand?.paletaCor ?? DEFAULT_PALETTE
    const values: Readonly<Record<string, string>> = {
      TITULO: escapeHtml(brand?.nome ?? PRODUCT),
      PALETA: escapeHtml(palette),
      FAVICON: escapeHtml(brand?.slug ?? 'turmalina'),
      TENANT: inlineJson(tenant),
      LEITURAS: inlineJson(readingsOf(known, address, request.url.includes('?'))),
    }
    // In one pass: what a tenant is called is never read as a place of the template.
    return (withLinks.get(openingOf(address)) ?? template)
      .replace(THEME, () => themeOf(palette))
      .replace(/%(TITULO|PALETA|FAVICON|TENANT|LEITURAS)%/g, (_, name: string) => values[name] ?? '')
      .replace('<div id="root"></div>', (root) =>
        tenant === false || tenant.status !== 'ativo'
          ? root
          : root.replace('><', () => `>${openingHtml({ address, layout: known?.layout }, tenant)}<`),
      )
  }

  app.get('/*', async (request, reply) => {
    const address = trimmed(request.url.split('?')[0] ?? '', /\//, 'end') || '/'
    const known = screens.find(({ pattern }) => pattern.test(address))
    if (!known && !request.headers.accept?.includes('text/html')) return reply.callNotFound()
    const html = await render(request, address, known)
    const policy = String(reply.getHeader('content-security-policy'))
    reply
      .header(
        'content-security-policy',
        policy.replace("script-src 'self'", (source) => `${source} ${hash}`.trim()),
      )
      .code(known ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
    return compressed(request, reply, html)
  })
}
