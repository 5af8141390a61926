/** What kind of picture a file is, by its first bytes: names lie, a HEIC may be called .jpg. */

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'heic'

/** Enough of a file to tell. */
export const HEAD_BYTES = 4_096

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** What telephones write; pictures in AV1 have brands of their own. */
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

export function kindOf(head: Uint8Array): PictureKind | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (text(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(head, 0, 4) === 'GIF8') return 'gif'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 4) === 'WEBP') return 'webp'
  if (text(head, 0, 2) === 'BM') return 'bmp'
  return text(head, 4, 4) === 'ftyp' && HEIC.has(text(head, 8, 4)) ? 'heic' : null
}

/** It moves: drawing it again would keep one picture of many. */
export function isAnimated(head: Uint8Array, kind: PictureKind): boolean {
  if (kind === 'gif') return true
  if (kind === 'webp') return text(head, 12, 4) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0
  return kind === 'png' && text(head, 8, head.length - 8).includes('acTL')
}
