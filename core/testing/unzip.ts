/** For tests: what a zip holds, read by its list of contents. */
import { inflateRawSync } from 'node:zlib'

/** Name → bytes. Throws when the bytes are no whole zip or an entry does not match its list. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const found = new Map<string, Buffer>()
  for (let i = 0; i < count; i++) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('not an entry')
    const [method, packed, size] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
    ]
    const [name, extra, comment, local] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ]
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const raw = bytes.subarray(start, start + packed)
    const content = method === 8 ? inflateRawSync(raw) : raw
    if (content.length !== size) throw new Error('an entry of another size')
    found.set(bytes.toString('utf8', at + 46, at + 46 + name), content)
    at += 46 + name + extra + comment
  }
  return found
}
