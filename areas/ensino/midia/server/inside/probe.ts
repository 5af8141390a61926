/** How long a film or a recording lasts, and how large its picture is: read from its headers, nothing decoded. */
import { type Bytes, withFile } from '../../../../../core/server/files/inside/bytes.ts'

export interface Probed {
  /** Seconds; null where the file does not say (recordings of browsers often don't). */
  duracao: number | null
  largura: number | null
  altura: number | null
}

const NOTHING: Probed = { duracao: null, largura: null, altura: null }

/** Looks into the file by its extension (lower case, with the dot). A file that can't be followed says nothing. */
export const probe = (file: string, extensao: string): Promise<Probed> =>
  withFile(file, async (bytes) => {
    if (['.mp4', '.m4v', '.m4a'].includes(extensao)) return probeMp4(bytes)
    if (['.webm', '.weba'].includes(extensao)) return probeWebm(bytes)
    return extensao === '.wav' ? probeWav(bytes) : NOTHING
  })

const MAX_BOXES = 500
const MAX_HEADER = 4 * 1_048_576

interface Box {
  type: string
  start: number
  end: number
}

/** The boxes between two places of an ISO file. */
async function boxesOf(bytes: Bytes, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < MAX_BOXES; ) {
    const head = await bytes.read(at, 16)
    if (head.length < 8) break
    const short = head.readUInt32BE(0)
    const size =
      short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short
    if (size < 8 || at + size > to) break
    boxes.push({ type: head.toString('latin1', 4, 8), start: at + (short === 1 ? 16 : 8), end: at + size })
    at += size
  }
  return boxes
}

async function probeMp4(bytes: Bytes): Promise<Probed> {
  const moov = (await boxesOf(bytes, 0, bytes.size)).find(({ type }) => type === 'moov')
  if (!moov) return NOTHING
  const inside = await boxesOf(bytes, moov.start, moov.end)
  const mvhd = inside.find(({ type }) => type === 'mvhd')
  const duracao = mvhd ? durationOf(await bytes.read(mvhd.start, 40)) : null
  for (const trak of inside.filter(({ type }) => type === 'trak')) {
    const tkhd = (await boxesOf(bytes, trak.start, trak.end)).find(({ type }) => type === 'tkhd')
    if (!tkhd) continue
    // Width and height are its last two numbers, of 16.16 bits.
    const last = await bytes.read(tkhd.end - 8, 8)
    if (last.length < 8) continue
    const [largura, altura] = [last.readUInt32BE(0) >>> 16, last.readUInt32BE(4) >>> 16]
    if (largura > 0 && altura > 0) return { duracao, largura, altura }
  }
  return { ...NOTHING, duracao }
}

/** From the movie header; null while a file is written in fragments. */
function durationOf(mvhd: Buffer): number | null {
  if (mvhd.length < 32) return null
  const long = mvhd.readUInt8(0) === 1
  const scale = mvhd.readUInt32BE(long ? 20 : 12)
  const units = long ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16)
  return scale > 0 && units > 0 && units < 0xffffffff ? units / scale : null
}

async function probeWav(bytes: Bytes): Promise<Probed> {
  const head = await bytes.read(0, 44)
  const perSecond = head.length === 44 ? head.readUInt32LE(28) : 0
  return { ...NOTHING, duracao: perSecond > 0 ? (bytes.size - 44) / perSecond : null }
}

const EBML = { scale: 0x2ad7b1, duration: 0x4489, width: 0xb0, height: 0xba } as const
/** Segment, Info, Tracks, TrackEntry, Video: what lies inside them is walked too. */
const MASTERS = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0])
const CLUSTER = 0x1f43b675

/** The beginning of a Matroska file, up to its first cluster. */
async function probeWebm(bytes: Bytes): Promise<Probed> {
  const head = await bytes.read(0, Math.min(bytes.size, MAX_HEADER))
  const found = new Map<number, number>()
  for (let at = 0; at < head.length - 2; ) {
    const id = readNumber(head, at, true)
    const size = id && readNumber(head, at + id.length, false)
    if (!id || !size || id.value === CLUSTER) break
    const start = at + id.length + size.length
    if (MASTERS.has(id.value)) {
      at = start
      continue
    }
    if (!found.has(id.value)) found.set(id.value, valueAt(head, id.value, start, size.value))
    at = start + size.value
  }
  const scale = found.get(EBML.scale) ?? 1_000_000
  const units = found.get(EBML.duration)
  return {
    duracao: units !== undefined && Number.isFinite(units) ? (units * scale) / 1e9 : null,
    largura: found.get(EBML.width) || null,
    altura: found.get(EBML.height) || null,
  }
}

/** A number of 1 to 8 bytes whose first tells how many; an id keeps that mark. */
function readNumber(head: Buffer, at: number, keepsMark: boolean) {
  const first = head[at] ?? 0
  const length = Math.clz32(first) - 23
  if (length > 8 || at + length > head.length) return undefined
  let value = keepsMark ? first : first & (0xff >> length)
  for (let i = 1; i < length; i++) value = value * 256 + (head[at + i] ?? 0)
  return { value, length }
}

function valueAt(head: Buffer, id: number, start: number, size: number): number {
  if (start + size > head.length) return Number.NaN
  if (id === EBML.duration)
    return size === 8 ? head.readDoubleBE(start) : size === 4 ? head.readFloatBE(start) : Number.NaN
  return size >= 1 && size <= 6 ? head.readUIntBE(start, size) : Number.NaN
}
