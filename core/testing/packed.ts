/** For tests: zips as a sender makes them who means harm: their list may say less than they hold. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface PackedEntry {
  content: Buffer
  /** The size that the list tells; the true one unless told. */
  declared?: number
  /** As it is, not deflated. */
  stored?: boolean
}

/** A zip of these entries, deflated. */
export function packed(
  entries: Readonly<Record<string, Buffer | PackedEntry>>,
  level = 6,
): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [name, entry] of Object.entries(entries)) {
    const {
      content,
      declared = content.length,
      stored,
    }: PackedEntry = Buffer.isBuffer(entry) ? { content: entry } : entry
    const data = stored ? content : deflateRawSync(content, { level })
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(stored ? 0 : 8, 4)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(declared, 18)
    facts.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), data])
    const more = Buffer.alloc(14)
    more.writeUInt32LE(at, 10)
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, more, Buffer.from(name)]))
    parts.push(local)
    at += local.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(list.length, 8)
  end.writeUInt16LE(list.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...parts, directory, end]))
}
