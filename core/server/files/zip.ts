/** The list of contents of a zip, read from its end without inflating anything, and what it truly inflates to (reliability, C4). */
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import type { Bytes } from './bytes.ts'

/** Of what opens to less than `harmless` bytes, the ratio says nothing: small repetitive documents pack tightly. */
export const ZIP_LIMITS = {
  entries: 2_000,
  inflated: 100 * 1_024 * 1_024,
  ratio: 100,
  harmless: 1_024 * 1_024,
} as const

/** Where an entry begins, and how it is packed. */
interface ZipEntry {
  local: number
  method: number
  packed: number
}

export type ZipVerdict =
  | { kind: 'zip'; names: string[]; entries: ZipEntry[] }
  /** Not a zip, not a whole one, encrypted, or with something before or after it. */
  | { kind: 'broken' }
  /** Too many entries, too large once open, or packed too tightly to be a document. */
  | { kind: 'bomb' }

const END = 22
const ENTRY = 46
const MAX_COMMENT = 65_535
const MAX_LIST = 1_024 * 1_024
const SIGNATURE = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const

const broken: ZipVerdict = { kind: 'broken' }
const bomb: ZipVerdict = { kind: 'bomb' }

/** Where the end record starts, if the bytes end in one: any tool would open them as a zip then. */
async function findEnd(bytes: Bytes): Promise<{ at: number; record: Buffer } | undefined> {
  const from = Math.max(0, bytes.size - END - MAX_COMMENT)
  const tail = await bytes.read(from, END + MAX_COMMENT)
  for (let i = tail.length - END; i >= 0; i--) {
    if (tail.readUInt32LE(i) !== SIGNATURE.end) continue
    if (i + END + tail.readUInt16LE(i + 20) === tail.length)
      return { at: from + i, record: tail.subarray(i, i + END) }
  }
  return undefined
}

/** Whether a zip hides at the end of another file. */
export const endsAsZip = async (bytes: Bytes): Promise<boolean> => (await findEnd(bytes)) !== undefined

/** Reads the central directory; sizes are what it declares. */
export async function readZip(bytes: Bytes): Promise<ZipVerdict> {
  const first = await bytes.read(0, 4)
  if (first.length < 4 || first.readUInt32LE(0) !== SIGNATURE.local) return broken
  const end = await findEnd(bytes)
  if (!end) return broken
  const count = end.record.readUInt16LE(10)
  const size = end.record.readUInt32LE(12)
  const start = end.record.readUInt32LE(16)
  if (count > ZIP_LIMITS.entries || size > MAX_LIST) return bomb
  if (start + size !== end.at) return broken
  return walk(await bytes.read(start, size), count)
}

function walk(list: Buffer, count: number): ZipVerdict {
  const names: string[] = []
  const entries: ZipEntry[] = []
  let at = 0
  let packed = 0
  let inflated = 0
  let firstLocal = Number.POSITIVE_INFINITY
  for (let i = 0; i < count; i++) {
    if (at + ENTRY > list.length || list.readUInt32LE(at) !== SIGNATURE.entry) return broken
    const encrypted = (list.readUInt16LE(at + 8) & 1) === 1
    const method = list.readUInt16LE(at + 10)
    if (encrypted || (method !== 0 && method !== 8)) return broken
    const entry = { local: list.readUInt32LE(at + 42), method, packed: list.readUInt32LE(at + 20) }
    entries.push(entry)
    packed += entry.packed
    inflated += list.readUInt32LE(at + 24)
    firstLocal = Math.min(firstLocal, entry.local)
    const nameLength = list.readUInt16LE(at + 28)
    names.push(list.toString('utf8', at + ENTRY, at + ENTRY + nameLength))
    at += ENTRY + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
  }
  const tight = inflated > ZIP_LIMITS.harmless && inflated > ZIP_LIMITS.ratio * packed
  if (inflated > ZIP_LIMITS.inflated || tight) return bomb
  // Bytes before the first entry, or a list that ends early, belong to some other format.
  return at === list.length && firstLocal === 0 ? { kind: 'zip', names, entries } : broken
}

const LOCAL = 30

/**
 * Whether all entries together inflate to at most `limit` bytes: counted, whatever the list declares, and nothing kept.
 * An entry that does not inflate counts as too much.
 */
export async function inflatesWithin(
  zip: Buffer,
  entries: readonly ZipEntry[],
  limit: number,
): Promise<boolean> {
  let total = 0
  for (const { local, method, packed } of entries) {
    if (local + LOCAL > zip.length) return false
    const start = local + LOCAL + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = Readable.from([zip.subarray(start, start + packed)])
    try {
      for await (const chunk of method === 0 ? content : content.pipe(createInflateRaw())) {
        total += (chunk as Buffer).length
        if (total > limit) return false
      }
    } catch {
      return false
    }
  }
  return true
}
