/** Pictures are drawn again before they are kept: metadata, places and anything hidden in the bytes stay behind. */
import type { Metadata, Sharp, SharpOptions } from 'sharp'

/** Pixels of a picture, all frames of an animation together (reliability, C4). */
export const MAX_PIXELS = 40_000_000
const SECONDS = 20
const AT_ONCE = 2

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

const line: { pixels: number; start: () => void }[] = []
let running = 0
let held = 0

/** Starts who is first in line, as long as there is room: together never more pixels than one of the largest has. */
function startNext(): void {
  for (;;) {
    const first = line[0]
    const hasRoom = running === 0 || (running < AT_ONCE && held + (first?.pixels ?? 0) <= MAX_PIXELS)
    if (!first || !hasRoom) return
    line.shift()
    running++
    held += first.pixels
    first.start()
  }
}

/** The pixels are worked on outside the event loop, a few pictures at a time; the rest wait in line. */
async function inTurn<T>(input: Buffer | string, work: () => Promise<T>): Promise<T> {
  const { pixels } = await measureImage(input)
  await new Promise<void>((start) => {
    line.push({ pixels, start })
    startNext()
  })
  try {
    return await work()
  } finally {
    running--
    held -= pixels
    startNext()
  }
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

/**
 * The same picture in the same format, upright, in sRGB, without EXIF, GPS or profiles; animations keep
 * their frames. Rejects when the pixels can't be read. Not for .bmp, which carries none of that.
 */
export function sanitizeImage(input: Buffer | string, extensao: string): Promise<CleanImage> {
  return inTurn(input, async () => {
    const animated = extensao === '.gif' || extensao === '.webp'
    const upright = (await open(input, { animated })).autoOrient().timeout({ seconds: SECONDS })
    const { data, info } = await inFormat(upright, extensao).toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.pageHeight ?? info.height }
  })
}

function inFormat(image: Sharp, extensao: string): Sharp {
  switch (extensao) {
    case '.jpg':
    case '.jpeg':
      // Without the second pass that holds the whole picture in memory: a third of the time, an eighth of the bytes.
      return image.jpeg({ quality: 90, optimiseCoding: false })
    case '.png':
      return image.png({ compressionLevel: 6 })
    case '.gif':
      return image.gif({ effort: 3 })
    case '.webp':
      return image.webp({ quality: 90, effort: 2 })
    default:
      throw new RangeError(`not a picture that is drawn again: ${extensao}`)
  }
}

/** A small WebP of at most `side` pixels a side (640 unless told), upright, the first frame of an animation. */
export function makeThumbnail(input: Buffer | string, side = 640): Promise<CleanImage> {
  return inTurn(input, async () => {
    const small = (await open(input, {}))
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75, effort: 2 })
      .timeout({ seconds: SECONDS })
    const { data, info } = await small.toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  })
}

/** A JPEG on white to print, at most `width` pixels wide, the first frame of an animation. */
export function imageToPrint(input: Buffer, width: number): Promise<CleanImage> {
  return inTurn(input, async () => {
    const page = (await open(input, {}))
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, optimiseCoding: false })
      .timeout({ seconds: SECONDS })
    const { data, info } = await page.toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  })
}
