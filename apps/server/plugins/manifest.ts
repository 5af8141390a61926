/** What makes the product installable: a manifest with the brand of the host, and its icons, drawn from the mark. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MARK_BOX, MARK_LAYERS } from '../../../core/contract/brand.ts'
import { scaleOf } from '../../../core/contract/palette.ts'
import { DEFAULT_PALETTE, isPalette, PALETTES, type Palette } from '../../../core/contract/palettes.ts'
import { drawSvg } from '../../../core/server/files/images.ts'
import { brandOf } from './tenant.ts'

const HOUR_SECONDS = 3_600
const DAY_SECONDS = 86_400
const PIXELS = [180, 192, 512] as const
const PRODUCT = 'Turmalina'
/** Below this many letters a name fits under an icon. */
const SHORT_NAME = 12

/** The mark on a full square, within the safe zone that launchers cut their shapes from. */
function iconSvg(palette: Palette): string {
  const { steps } = scaleOf(PALETTES[palette])
  const fills = ['#ffffff', steps[5], '#ffffff', '#f95f75']
  const layers = MARK_LAYERS.map((d, i) => `<path d="${d}" fill="${fills[i]}"/>`).join('')
  const [, , width = '40', height = '40'] = MARK_BOX.split(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 64 64"><rect x="-12" y="-12" width="64" height="64" fill="${steps[8]}"/><svg width="${width}" height="${height}" viewBox="${MARK_BOX}">${layers}</svg></svg>`
}

function manifestOf(nome: string, palette: Palette): object {
  const { steps } = scaleOf(PALETTES[palette])
  return {
    id: '/logado',
    name: nome,
    short_name: nome.length > SHORT_NAME ? nome.split(' ')[0] : nome,
    description: 'Aulas, trilhas e avaliações da sua rede de ensino.',
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/logado',
    scope: '/',
    display: 'standalone',
    theme_color: steps[8],
    background_color: '#ffffff',
    categories: ['education'],
    icons: PIXELS.flatMap((pixels) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/imagens/icones/${palette}-${pixels}.png`,
        sizes: `${pixels}x${pixels}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }
}

async function lookOf(app: FastifyInstance, request: FastifyRequest) {
  const brand = await brandOf(app, request).catch(() => undefined)
  const palette = brand && isPalette(brand.paletaCor) ? brand.paletaCor : DEFAULT_PALETTE
  return { nome: brand?.nome ?? PRODUCT, palette }
}

export function manifest(app: FastifyInstance): void {
  const icons = new Map<string, Promise<Buffer>>()

  app.get('/manifest.webmanifest', async (request, reply) => {
    const { nome, palette } = await lookOf(app, request)
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .send(manifestOf(nome, palette))
  })

  app.get<{ Params: { file: string } }>('/imagens/icones/:file', async ({ params }, reply) => {
    const [, palette = '', size] = /^([a-z-]{1,30})-(\d{3})\.png$/.exec(params.file) ?? []
    const pixels = PIXELS.find((one) => String(one) === size)
    if (!isPalette(palette) || !pixels) return reply.callNotFound()
    const icon = icons.get(params.file) ?? drawn(palette, pixels)
    icons.set(params.file, icon)
    // One that was not drawn is drawn at the next request.
    icon.catch(() => icons.delete(params.file))
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(await icon)
  })
}

const drawn = (palette: Palette, pixels: number): Promise<Buffer> => drawSvg(iconSvg(palette), pixels, 'few')
