/** What a brand looks like, made from its palette: stylesheet and favicon, cached by name. */
import type { FastifyInstance } from 'fastify'
import { faviconSvg } from '../../../../core/contract/brand.ts'
import { themeCss } from '../../../../core/contract/palette.ts'
import { PALETTES } from '../../../../core/contract/palettes.ts'
import { drawSvg } from '../../../../core/server/files/images.ts'
import type { TenantRegister } from './find-register.ts'

const DAY_SECONDS = 86_400
const FAVICON_PIXELS = 48
const DEFAULT_PALETTE = 'turmalina'

const seedOf = (palette: string): string | undefined =>
  Object.hasOwn(PALETTES, palette) ? PALETTES[palette as keyof typeof PALETTES] : undefined

const sheets = new Map<string, string>()

/** The stylesheet of a palette; undefined for one that is none of ours. */
export function sheetOf(palette: string): string | undefined {
  const seed = seedOf(palette)
  if (!seed) return undefined
  const sheet = sheets.get(palette) ?? themeCss(seed)
  sheets.set(palette, sheet)
  return sheet
}

/** One PNG inside the ICO container: header, one directory entry, the picture. */
export function icoOf(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(pixels, 6)
  head.writeUInt8(pixels, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Registers the stylesheets and favicons. An unknown palette is 404; an unknown slug has the product's favicon. */
export function serveThemes(app: FastifyInstance, register: TenantRegister): void {
  const icons = new Map<string, Promise<Buffer>>()

  for (const url of ['/assets/temas/:palette/style.css', '/css/:palette/style.css'])
    app.get<{ Params: { palette: string } }>(url, async ({ params }, reply) => {
      const sheet = sheetOf(params.palette)
      if (sheet === undefined) return reply.callNotFound()
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .send(sheet)
    })

  app.get<{ Params: { file: string } }>('/imagens/favicons/:file', async ({ params }, reply) => {
    const slug = /^([a-z0-9][a-z0-9-]{0,62})\.ico$/.exec(params.file)?.[1]
    if (!slug) return reply.callNotFound()
    const brand = await register.bySlug(slug)
    const palette = brand && seedOf(brand.paletaCor) ? brand.paletaCor : DEFAULT_PALETTE
    const icon =
      icons.get(palette) ??
      drawSvg(faviconSvg(seedOf(palette) ?? ''), FAVICON_PIXELS).then((png) => icoOf(png, FAVICON_PIXELS))
    icons.set(palette, icon)
    // One that was not drawn is drawn at the next request.
    icon.catch(() => icons.delete(palette))
    return reply
      .type('image/x-icon')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(await icon)
  })
}
