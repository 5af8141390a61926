/** The list of contents of a zip, read from its end, and whether it truly inflates to what that list says (reliability, C4). */
import { pipeline, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import type { Bytes } from './bytes.ts'

/** Of what opens to less than `harmless` bytes, the ratio says nothing: small repetitive documents pack tightly. */
export const ZIP_LIMITS = {
  entries: 2_000,
  inflated: 100 * 1_024 * 1_024,
  ratio: 100,
  harmless: 1_024 * 1_024,
} as const

/** Where an entry begins, how it is packed, and what it says to inflate to. */
interface ZipEntry {
  local: number
  method: number
  packed: number
  size: number
}

export type ZipVerdict =
  | { kind: 'zip'; names: string[]; entries: ZipEntry[] }
  /** Not a zip, not a whole one, encrypted, with something before or after it, or with entries one over the other. */
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
  return walk(await bytes.read(start, size), count, start)
}

function walk(list: Buffer, count: number, start: number): ZipVerdict {
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
    const entry = {
      local: list.readUInt32LE(at + 42),
      method,
      packed: list.readUInt32LE(at + 20),
      size: list.readUInt32LE(at + 24),
    }
    entries.push(entry)
    packed += entry.packed
    inflated += entry.size
    firstLocal = Math.min(firstLocal, entry.local)
    const nameLength = list.readUInt16LE(at + 28)
    names.push(list.toString('utf8', at + ENTRY, at + ENTRY + nameLength))
    at += ENTRY + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
  }
  const tight = inflated > ZIP_LIMITS.harmless && inflated > ZIP_LIMITS.ratio * packed
  if (inflated > ZIP_LIMITS.inflated || tight) return bomb
  // Bytes before the first entry, or a list that ends early, belong to some other format.
  const whole = at === list.length && firstLocal === 0 && standApart(entries, start)
  return whole ? { kind: 'zip', names, entries } : broken
}

const LOCAL = 30

/** No entry reaches into the next: the same bytes under many names inflate to many times what they weigh. */
function standApart(entries: readonly ZipEntry[], end: number): boolean {
  const inOrder = entries.toSorted((one, other) => one.local - other.local)
  return inOrder.every(({ local, packed }, i) => local + LOCAL + packed <= (inOrder[i + 1]?.local ?? end))
}

const CHUNK = 65_536

async function* packedBytes(bytes: Bytes, { local, packed }: ZipEntry): AsyncGenerator<Buffer> {
  const head = await bytes.read(local, LOCAL)
  if (head.length < LOCAL || head.readUInt32LE(0) !== SIGNATURE.local)
    throw new Error('no entry where one is listed')
  const start = local + LOCAL + head.readUInt16LE(26) + head.readUInt16LE(28)
  for (let at = start; at < start + packed; at += CHUNK) {
    const chunk = await bytes.read(at, Math.min(CHUNK, start + packed - at))
    if (chunk.length === 0) throw new Error('an entry that ends early')
    yield chunk
  }
}

/** Whether the entry inflates to exactly what its list says: counted, and given up at the first byte too many. */
async function isAsTold(bytes: Bytes, entry: ZipEntry): Promise<boolean> {
  let total = 0
  const source = Readable.from(packedBytes(bytes, entry))
  const inflate = entry.method === 0 ? source : pipeline(source, createInflateRaw(), () => {})
  try {
    for await (const chunk of inflate) {
      total += (chunk as Buffer).length
      if (total > entry.size) return false
    }
  } catch {
    return false
  }
  return total === entry.size
}

/** Whether every entry inflates to what the list says, which `readZip` has found to be within limits. */
export async function inflatesAsTold(bytes: Bytes, entries: readonly ZipEntry[]): Promise<boolean> {
  for (const entry of entries) if (!(await isAsTold(bytes, entry))) return false
  return true
}
