/** Takes out of a picture what tells of its maker and place, without drawing it again: not a pixel changes. */
import type { PictureKind } from './kind.ts'

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** The orientation that an EXIF block tells, 1 to 8; 1 where it tells none. `tiff`: from its byte order on. */
function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  if (tiff.length < 8) return 1
  const little = view.getUint16(0) === 0x4949
  const first = view.getUint32(4, little)
  if (first + 2 > tiff.length) return 1
  const entries = view.getUint16(first, little)
  for (let i = 0; i < entries; i++) {
    const at = first + 2 + 12 * i
    if (at + 12 > tiff.length) return 1
    if (view.getUint16(at, little) !== 0x0112) continue
    const told = view.getUint16(at + 8, little)
    return told >= 1 && told <= 8 ? told : 1
  }
  return 1
}

/** An EXIF block that says which side is up, and nothing else. */
const upright = (orientation: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ])

/** The segments before the pixels; kept are those that the pixels need, colours among them (APP2, APP14). */
function jpeg(bytes: Uint8Array): Uint8Array | null {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)]
  let orientation = 1
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return null
    const says = marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee)
    const colours = marker === 0xe2 && ascii(bytes, at + 4, 11) === 'ICC_PROFILE'
    if (marker === 0xe1 && ascii(bytes, at + 4, 4) === 'Exif')
      orientation = orientationOf(bytes.subarray(at + 10, end))
    if (!says || colours) parts.push(bytes.subarray(at, end))
    if (marker === 0xda) {
      // From here on pixels, to the end mark; telephones put whole films and second pictures behind it.
      const stop = endOfImage(bytes, end)
      parts.push(bytes.subarray(end, stop))
      if (orientation !== 1) parts.splice(1, 0, upright(orientation))
      return joined(parts)
    }
    at = end
  }
  return null
}

/** Behind the end mark; within the pixels the same two bytes never stand. */
function endOfImage(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++)
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2
  return bytes.length
}

/** What a PNG needs to be shown; words, dates and EXIF are none of it. */
const SAYS = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])

function png(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    const name = ascii(bytes, at + 4, 4)
    if (!SAYS.has(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') return joined(parts)
    at = end
  }
  return null
}

/**
 * The same picture without place, maker, dates, words and whatever stands behind its end; null where the kind is none of
 * those that are read here, or the file is broken: that is the server's to say. Never longer than what was given.
 */
export function withoutMetadata(bytes: Uint8Array, kind: PictureKind): Uint8Array | null {
  const clean = kind === 'jpeg' ? jpeg(bytes) : kind === 'png' ? png(bytes) : null
  return clean && clean.length <= bytes.length ? clean : null
}
