/** A silent film of still pictures, written as WebM: a lossy WebP holds just what a key frame of VP8 is. */
import sharp from 'sharp'

const WIDTH = 640
const HEIGHT = 360
/** Ticks of a second in the file. */
const TICKS = 1_000

/** The bytes of a key frame out of a WebP: what its `VP8 ` chunk holds. */
async function keyFrame(svg: string): Promise<Buffer> {
  const webp = await sharp(Buffer.from(svg))
    .resize(WIDTH, HEIGHT, { fit: 'contain' })
    .flatten({ background: '#0b1a2b' })
    .webp({ quality: 70 })
    .toBuffer()
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4)
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size)
    at += 8 + size + (size % 2)
  }
  throw new Error('The picture has no VP8 frame.')
}

/** A number in so many bytes, the highest first. */
const number = (value: number, bytes: number): Buffer => {
  const made = Buffer.alloc(bytes)
  made.writeUIntBE(value, 0, bytes)
  return made
}

/** An element of Matroska: its id, its size in eight bytes, what it holds. */
const element = (id: string, ...content: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(content)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(inside.length) + (1n << 56n))
  return Buffer.concat([Buffer.from(id, 'hex'), size, inside])
}

const uint = (id: string, value: number): Buffer => element(id, number(value, 4))
const text = (id: string, value: string): Buffer => element(id, Buffer.from(value))

const duration = (ticks: number): Buffer => {
  const made = Buffer.alloc(8)
  made.writeDoubleBE(ticks)
  return element('4489', made)
}

const head = (): Buffer =>
  element(
    '1a45dfa3',
    ...[uint('4286', 1), uint('42f7', 1), uint('42f2', 4), uint('42f3', 8)],
    ...[text('4282', 'webm'), uint('4287', 2), uint('4285', 2)],
  )

/** One picture, shown from `ticks` on. */
const cluster = (frame: Buffer, ticks: number): Buffer =>
  element('1f43b675', uint('e7', ticks), element('a3', Buffer.from([0x81, 0, 0, 0x80]), frame))

/** Where each picture lies, so that the film can be wound. */
const cues = (places: readonly { ticks: number; at: number }[]): Buffer =>
  element(
    '1c53bb6b',
    ...places.map(({ ticks, at }) =>
      element('bb', uint('b3', ticks), element('b7', uint('f7', 1), uint('f1', at))),
    ),
  )

/** Pictures (SVG), each shown for so many seconds; told at 640 × 360 pixels. */
export async function makeFilme(pictures: readonly string[], seconds: number): Promise<Buffer> {
  const frames = await Promise.all(pictures.map(keyFrame))
  const ticks = (place: number): number => place * seconds * TICKS
  const info = element('1549a966', uint('2ad7b1', 1e9 / TICKS), duration(ticks(frames.length)))
  const picture = element('e0', uint('b0', WIDTH), uint('ba', HEIGHT))
  const track = [uint('d7', 1), uint('73c5', 1), uint('83', 1), text('86', 'V_VP8'), picture]
  const tracks = element('1654ae6b', element('ae', ...track))
  const clusters = frames.map((frame, place) => cluster(frame, ticks(place)))
  // The list of places is as long whatever it says.
  const blank = cues(clusters.map(() => ({ ticks: 0, at: 0 })))
  let at = info.length + tracks.length + blank.length
  const places = clusters.map(({ length }, place) => {
    const found = { ticks: ticks(place), at }
    at += length
    return found
  })
  return Buffer.concat([head(), element('18538067', info, tracks, cues(places), ...clusters)])
}
