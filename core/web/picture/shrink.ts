/** Draws a picture again on this device: upright, no larger than a screen needs, without what the camera wrote into it. */
import type { PictureKind } from './kind.ts'

/** Up to here a picture goes as it is, but for what it tells of its maker. */
export const LIGHT_BYTES = 1_500_000
/** Sides in pixels and qualities, tried one after the other until the picture is light enough. */
const STEPS = [
  [2_560, 0.85],
  [2_560, 0.75],
  [1_920, 0.75],
  [1_440, 0.7],
] as const

async function decoded(file: Blob, kind: PictureKind): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    // Safari reads HEIC by itself; the others are lent a reader.
    if (kind !== 'heic') throw error
    return createImageBitmap(await import('./heic.ts').then(({ readHeic }) => readHeic(file)))
  }
}

function drawn(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('This device has no paper to draw on.')
  paper.imageSmoothingQuality = 'high'
  paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Something shines through it: as a JPEG it would turn black there. */
function isClear(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] !== 255) return true
  return false
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not drawn.'))), type, quality),
  )

/**
 * The picture drawn again, of at most `most` bytes if it can be; else as small as the last step makes it.
 * Rejects where this device can't read it.
 */
export async function shrink(file: Blob, kind: PictureKind, most: number): Promise<Blob> {
  const bitmap = await decoded(file, kind)
  try {
    let made: Blob | undefined
    for (const [side, quality] of STEPS) {
      const canvas = drawn(bitmap, side)
      const clear = (kind === 'png' || kind === 'webp') && isClear(canvas)
      made = await toBlob(canvas, clear ? 'image/png' : 'image/jpeg', quality)
      // Phones give few canvases, and take back late what is let go.
      canvas.width = canvas.height = 0
      if (made.size <= most) break
    }
    return made as Blob
  } finally {
    bitmap.close()
  }
}
