/** Files made in code for tests: right ones of every kind, and the raw pieces of wrong ones. */
import sharp from 'sharp'

/** A small PDF, filled with a comment up to `size` bytes. */
export function pdf(size = 0): Buffer {
  const head = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'
  const tail = '\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'
  const filling = Math.max(0, size - head.length - tail.length)
  return Buffer.concat([Buffer.from(head), Buffer.alloc(filling, '% '), Buffer.from(tail)])
}

export interface ZipEntry {
  name: string
  data?: Buffer
  /** What the list declares as inflated size, when it is not the length of `data`. */
  inflated?: number
  /** What the list declares as packed size. */
  packed?: number
  encrypted?: boolean
}

/** A zip with its entries stored as they are. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, data = Buffer.from('<xml/>'), inflated, packed, encrypted } of entries) {
    const sizes = Buffer.alloc(20)
    sizes.writeUInt16LE(encrypted ? 1 : 0, 0)
    sizes.writeUInt32LE(packed ?? data.length, 12)
    sizes.writeUInt32LE(inflated ?? data.length, 16)
    const lengths = Buffer.alloc(4)
    lengths.writeUInt16LE(Buffer.byteLength(name), 0)
    const local = Buffer.concat([Buffer.from('PK\x03\x04\x14\0'), sizes, lengths, Buffer.from(name), data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    const head = Buffer.from('PK\x01\x02\x14\0\x14\0')
    list.push(Buffer.concat([head, sizes, lengths, rest, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const FOLDERS = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' } as const

/** A .docx, .xlsx or .pptx as far as its list of contents goes, with more entries when told. */
export const office = (kind: keyof typeof FOLDERS, more: readonly ZipEntry[] = []): Buffer =>
  zip([{ name: '[Content_Types].xml' }, { name: FOLDERS[kind] }, ...more])

/** A compound file (.doc, .xls, .ppt) with the streams named. */
export function compound(names: readonly string[]): Buffer {
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(0xfffffffe, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const entries = ['Root Entry', ...names].map((name, i) => {
    const entry = Buffer.alloc(128)
    entry.write(name, 'utf16le')
    entry.writeUInt16LE(name.length * 2 + 2, 64)
    entry.writeUInt8(i === 0 ? 5 : 2, 66)
    return entry
  })
  const sectors = Math.ceil(entries.length / 4)
  const directory = Buffer.concat([...entries, Buffer.alloc((sectors * 4 - entries.length) * 128)])
  const table = Buffer.alloc(512, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  for (let i = 1; i <= sectors; i++) table.writeUInt32LE(i === sectors ? 0xfffffffe : i + 1, i * 4)
  return Buffer.concat([header, table, directory])
}

/** A bitmap of 24 bits a pixel; `declared` overrides the size in its header. */
export function bmp(width: number, height: number, declared?: { width: number; height: number }): Buffer {
  const row = Math.ceil((width * 24) / 32) * 4
  const file = Buffer.alloc(54 + row * height, 0x7f)
  file.fill(0, 0, 54)
  file.write('BM', 'latin1')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(declared?.width ?? width, 18)
  file.writeInt32LE(declared?.height ?? height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  return file
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f7d5b' } })

/** A picture of one colour. */
export const picture = (kind: 'jpeg' | 'png' | 'webp' | 'gif', width = 40, height = 20): Promise<Buffer> =>
  plain(width, height).toFormat(kind).toBuffer()

/** A photo as a telephone takes it: lying on its side, with the place where it was taken. */
export const photo = (width = 40, height = 20): Promise<Buffer> =>
  plain(width, height)
    .withExif({
      IFD0: { Make: 'Telefone da Ana' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 35/1 49/1', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const HEIC = [
  'AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAABb21ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAADnBpdG0AAAAAAA',
  'EAAAAsaWxvYwAAAABEAAACAAEAAAABAAABjwAAAHwAAgAAAAEAAAILAAAATAAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAA',
  'FWluZmUCAAAAAAIAAEV4aWYAAAAAGmlyZWYAAAAAAAAADmNkc2MAAgABAAEAAAC2aXBycAAAAJhpcGNvAAAAc2h2Y0MBBAgAAACfqAAAAAA88A',
  'D8/fj4AAAPA6AAAQAXQAEMAf//BAgAAAMAn6gAAAMAADy6AkChAAEAJ0IBAQQIAAADAJ+oAAADAAA8oAgIDBZbqSTK5oCAAAADAIAAAAMAhKIA',
  'AQAHRAHBcrBiQAAAABRpc3BlAAAAAAAAAQAAAADAAAAACWlyb3QDAAAAFmlwbWEAAAAAAAAAAQABA4ECgwAAANBtZGF0AAAAeCgBr3Z0EaDrAg',
  'H/62//8g+l4d5UVGEe5Jh8kh9HLcuWdf2MCddrgrLT7kwaqExhN+CQ4BN4+F+ce4Cj48AAgi11PVP6TcpqjJWH8oCiUuSZ7pW/g4yqBr5Ovocj',
  'j1b/96VZECaQ5knr6iOWOWRYdLsa5YSLLkpzwAAAAABJSSoACAAAAAIADwECABAAAAAmAAAAJYgEAAEAAAA2AAAAAAAAAFRlbGVmb25lIGRhIE',
  'FuYQABAAEAAgACAAAAUwAAAAAAAAA=',
].join('')

/** A picture with as much in it as a photograph has, already pressed hard: a JPEG or WebP of little quality, a PNG of few colours. */
export function scene(width: number, height: number, kind: 'jpeg' | 'webp' | 'png'): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  let seed = 7
  for (let i = 0; i < pixels.length; i++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    pixels[i] = ((i / 3 / width) % 200) + (seed >> 25)
  }
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  if (kind === 'png') return image.png({ palette: true, compressionLevel: 9 }).toBuffer()
  return image.toFormat(kind, { quality: 60 }).toBuffer()
}

/**
 * A HEIC of 256 × 192 points as an iPhone keeps it: lying on its side, with place and maker; upright it is 192 × 256, red in
 * the right corner above and blue in the left one below. Made for these tests.
 */
export const heic = (): Buffer => Buffer.from(HEIC, 'base64')

/** An animation of `frames` different frames. */
export function animation(kind: 'gif' | 'webp', frames = 3, side = 16): Promise<Buffer> {
  const frame = side * side * 3
  const pixels = Buffer.alloc(frame * frames)
  for (let i = 0; i < frames; i++) pixels.fill(30 + i * 60, i * frame, (i + 1) * frame)
  const raw = { width: side, height: side * frames, channels: 3 as const, pageHeight: side }
  return sharp(pixels, { raw })
    .toFormat(kind, { delay: Array(frames).fill(100), loop: 0 })
    .toBuffer()
}

/** A PNG whose header declares `width` × `height` and whose pixels are another matter. */
export async function pngThatSays(width: number, height: number): Promise<Buffer> {
  const file = await picture('png')
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  file.writeUInt32BE(crc(file.subarray(12, 29)), 29)
  return file
}

export function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return (value ^ 0xffffffff) >>> 0
}

/** The start of a Windows program. */
export const program = (): Buffer =>
  Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(600)])
