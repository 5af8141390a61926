/** Pictures are drawn again before they are kept: metadata, places and anything hidden in the bytes stay behind. */
import { stat, writeFile } from 'node:fs/promises'
import type { Metadata, Sharp, SharpOptions } from 'sharp'

/** Pixels of a picture, all frames of an animation together (reliability, C4). */
export const MAX_PIXELS = 40_000_000
const SECONDS = 20

type SharpModule = typeof import('sharp').default
let loaded: Promise<SharpModule> | undefined

/** Loaded at the first picture: 20 MB that a server without uploads does not spend. */
const library = (): Promise<SharpModule> => {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loaded
}

const open = async (input: Buffer | string, options: SharpOptions): Promise<Sharp> =>
  (await library())(input, { failOn: 'error', limitInputPixels: MAX_PIXELS, ...options })

/**
 * Width, height and number of frames, from the header alone. `input` is the bytes or the file's path.
 * Rejects when it can't be read as a picture.
 */
export async function measureImage(input: Buffer | string): Promise<Metadata & { pixels: number }> {
  const sharp = await open(input, { animated: true, limitInputPixels: false })
  const found = await sharp.metadata()
  // The height of an animation is that of one frame times the frames.
  return { ...found, pixels: found.width * (found.pageHeight ?? found.height) * (found.pages ?? 1) }
}

export interface CleanImage {
  data: Buffer
  width: number
  height: number
}

async function drawn(image: Sharp): Promise<CleanImage> {
  const { data, info } = await image.timeout({ seconds: SECONDS }).toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.pageHeight ?? info.height }
}

const BEST = 90
/** Each smaller than the one before, as a rule: the first that is no larger than what came is kept. */
const LESSER = [80, 65, 45]

interface Drawing {
  quality: number
  /** It came with a list of few colours, and keeps it. */
  palette: boolean
}

/**
 * The same picture in the same format, upright, in sRGB, without EXIF, GPS or profiles; animations keep
 * their frames. No larger than it came, at the price of quality; where even the last try is, the smallest of them.
 * Rejects when the pixels can't be read. Not for .bmp, which carries none of that.
 */
export async function sanitizeImage(input: Buffer | string, extensao: string): Promise<CleanImage> {
  const animated = extensao === '.gif' || extensao === '.webp'
  const most = typeof input === 'string' ? (await stat(input)).size : input.length
  const draw = async (quality: number): Promise<CleanImage> => {
    const image = (await open(input, { animated })).autoOrient()
    const { isPalette = false } = await image.metadata()
    return drawn(inFormat(image, extensao, { quality, palette: isPalette }))
  }
  let smallest = await draw(BEST)
  // Both keep every pixel: one way only.
  if (extensao === '.gif' || extensao === '.png') return smallest
  for (const quality of LESSER) {
    if (smallest.data.length <= most) break
    const made = await draw(quality)
    if (made.data.length < smallest.data.length) smallest = made
  }
  return smallest
}

/** `sanitizeImage` from one path to another, where nothing may be yet. */
export async function cleanFile(
  from: string,
  extensao: string,
  to: string,
): Promise<Omit<CleanImage, 'data'>> {
  const { data, ...size } = await sanitizeImage(from, extensao)
  await writeFile(to, data, { flag: 'wx', mode: 0o600 })
  return size
}

function inFormat(image: Sharp, extensao: string, { quality, palette }: Drawing): Sharp {
  switch (extensao) {
    case '.jpg':
    case '.jpeg':
      // Without the second pass that holds the whole picture in memory: a third of the time, an eighth of the bytes.
      // What had it before, and so is no smaller without, gets it.
      return image.jpeg({ quality, optimiseCoding: quality < BEST })
    case '.png':
      return image.png(palette ? { compressionLevel: 9, palette } : { compressionLevel: 6 })
    case '.gif':
      return image.gif({ effort: 3 })
    case '.webp':
      return image.webp({ quality, effort: 2 })
    default:
      throw new RangeError(`not a picture that is drawn again: ${extensao}`)
  }
}

/** A small WebP of at most `side` pixels a side (640 unless told), upright, the first frame of an animation. */
export async function makeThumbnail(input: Buffer | string, side = 640): Promise<CleanImage> {
  const small = (await open(input, {}))
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 })
  return drawn(small)
}

/** A JPEG on white to print, at most `width` pixels wide, the first frame of an animation. */
export async function imageToPrint(input: Buffer, width: number): Promise<CleanImage> {
  const page = (await open(input, {}))
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88, optimiseCoding: false })
  return drawn(page)
}

/** A drawing of our own as a PNG of `side` pixels a side; `colours`: few are enough. */
export async function drawSvg(svg: string, side: number, colours: 'few' | 'all'): Promise<Buffer> {
  const drawing = (await library())(Buffer.from(svg), { density: 600 }).resize(side, side)
  return drawing.png({ palette: colours === 'few' }).toBuffer()
}
