/** Writes a zip as a stream: each entry deflated, or stored when its bytes come from the file store. */
import type { Readable } from 'node:stream'
import zlib, { deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  /** Folders with `/`; never absolute, never `..`. */
  name: string
  /** Bytes held in memory are deflated; a stream passes through as it is. */
  content: Buffer | (() => Promise<Readable>)
}

const SIGNATURE = { local: 0x04034b50, data: 0x08074b50, entry: 0x02014b50, end: 0x06054b50 } as const
/** Names are UTF-8; sizes follow the content of a stream. */
const UTF8 = 0x0800
const SIZES_FOLLOW = 0x0008
const VERSION = 20
const MAX_BYTES = 0xffffffff
const MAX_ENTRIES = 0xffff

interface Written {
  name: Buffer
  flags: number
  method: number
  crc: number
  packed: number
  size: number
  at: number
}

function dosTime(at: Date): { time: number; date: number } {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const date =
    (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return { time, date }
}

/** What the local header and the list say alike, from the version on. */
function fields({ flags, method, crc, packed, size, name }: Written, now: Date): Buffer {
  const { time, date } = dosTime(now)
  const buffer = Buffer.alloc(26)
  buffer.writeUInt16LE(VERSION, 0)
  buffer.writeUInt16LE(flags, 2)
  buffer.writeUInt16LE(method, 4)
  buffer.writeUInt16LE(time, 6)
  buffer.writeUInt16LE(date, 8)
  buffer.writeUInt32LE(crc, 10)
  buffer.writeUInt32LE(packed, 14)
  buffer.writeUInt32LE(size, 18)
  buffer.writeUInt16LE(name.length, 22)
  return buffer
}

const signed = (signature: number, rest: Buffer): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(signature, 0)
  return Buffer.concat([head, rest])
}

/**
 * The bytes of a zip of the entries, one after the other.
 * @throws RangeError for a name that climbs out, twice the same name, or more than a zip without extensions holds
 */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  now: Date,
): AsyncGenerator<Buffer> {
  const written: Written[] = []
  const names = new Set<string>()
  let at = 0
  for await (const { name, content } of entries) {
    if (name.startsWith('/') || name.includes('\\') || name.split('/').includes('..') || names.has(name))
      throw new RangeError(`not a name for an entry: ${name}`)
    names.add(name)
    const entry: Written = {
      name: Buffer.from(name),
      flags: UTF8,
      method: 0,
      crc: 0,
      packed: 0,
      size: 0,
      at,
    }
    if (Buffer.isBuffer(content)) {
      const packed = deflateRawSync(content)
      Object.assign(entry, {
        method: 8,
        crc: zlib.crc32(content),
        packed: packed.length,
        size: content.length,
      })
      const head = Buffer.concat([signed(SIGNATURE.local, fields(entry, now)), entry.name])
      yield head
      yield packed
      at += head.length + packed.length
    } else {
      entry.flags |= SIZES_FOLLOW
      const head = Buffer.concat([signed(SIGNATURE.local, fields(entry, now)), entry.name])
      yield head
      for await (const chunk of await content()) {
        const bytes = chunk as Buffer
        entry.crc = zlib.crc32(bytes, entry.crc)
        entry.size += bytes.length
        yield bytes
      }
      entry.packed = entry.size
      const tail = fields(entry, now).subarray(10, 22)
      yield signed(SIGNATURE.data, tail)
      at += head.length + entry.size + 4 + tail.length
    }
    if (at > MAX_BYTES || names.size > MAX_ENTRIES) throw new RangeError('too much for one zip')
    written.push(entry)
  }
  const start = at
  for (const entry of written) {
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(entry.at, 10)
    const version = Buffer.alloc(2)
    version.writeUInt16LE(VERSION, 0)
    const line = Buffer.concat([signed(SIGNATURE.entry, version), fields(entry, now), rest, entry.name])
    yield line
    at += line.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(written.length, 4)
  end.writeUInt16LE(written.length, 6)
  end.writeUInt32LE(at - start, 8)
  end.writeUInt32LE(start, 12)
  yield signed(SIGNATURE.end, end)
}
