/** The parts of a document that is a zip, and the attributes of the tags in them. */
import { inflateRawSync } from 'node:zlib'
import { table } from '../../../contract/table.ts'
import { readZip } from '../../files/inside/zip.ts'

const LOCAL = 30

/** The texts of the parts with these names. Sizes were counted before: none inflates to more than it says. */
export async function partsOf(zip: Buffer, wanted: RegExp): Promise<Map<string, string>> {
  const listed = await readZip({ size: zip.length, read: async (at, n) => zip.subarray(at, at + n) })
  const parts = new Map<string, string>()
  if (listed.kind !== 'zip') return parts
  listed.entries.forEach(({ local, packed, method, size }, i) => {
    const name = listed.names[i] ?? ''
    if (!wanted.test(name)) return
    const start = local + LOCAL + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + packed)
    const open = method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(size, 1) })
    parts.set(name, open.toString('utf8'))
  })
  return parts
}

const ENTITIES: Readonly<Record<string, string>> = table({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })

function letterOf(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Text of XML as it is read. */
export const plain = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});/g, (whole, name: string) =>
        letterOf(whole, name),
      )
    : text

/** An attribute of a tag, by its name without the prefix. */
export const attribute = (tag: string, name: string): string =>
  plain(new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
