/** The names inside a compound file, the container of .doc, .xls and .ppt ([MS-CFB]). */
import type { Bytes } from './bytes.ts'

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const END = 0xfffffffa // this and above are marks, not sectors
const IN_HEADER = 109
const MAX_DIRECTORY_SECTORS = 2_000

/** Names of the streams and storages; undefined when it is no compound file or its chains are broken. */
export async function readCompound(bytes: Bytes): Promise<string[] | undefined> {
  const header = await bytes.read(0, 512)
  if (header.length < 512 || !header.subarray(0, 8).equals(SIGNATURE)) return undefined
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return undefined
  const sectorSize = 1 << shift
  const read = (sector: number) => bytes.read((sector + 1) * sectorSize, sectorSize)
  const tables = await tableSectors(header, sectorSize, read)
  if (!tables) return undefined

  const names: string[] = []
  const perTable = sectorSize / 4
  let sector = header.readUInt32LE(48)
  for (let step = 0; sector < END; step++) {
    const directory = await read(sector)
    const table = tables[Math.floor(sector / perTable)]
    // A chain longer than any real document has, or one that runs in circles, ends here.
    if (step >= MAX_DIRECTORY_SECTORS || directory.length < sectorSize || table === undefined)
      return undefined
    names.push(...namesIn(directory))
    const chain = await read(table)
    if (chain.length < sectorSize) return undefined
    sector = chain.readUInt32LE((sector % perTable) * 4)
  }
  return names
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const length = directory.readUInt16LE(at + 64)
    const used = directory.readUInt8(at + 66) !== 0 && length >= 2 && length <= 64
    if (used) names.push(directory.toString('utf16le', at, at + length - 2))
  }
  return names
}

/** The sectors of the allocation table: 109 in the header, the rest in a chain of their own. */
async function tableSectors(
  header: Buffer,
  sectorSize: number,
  read: (sector: number) => Promise<Buffer>,
): Promise<number[] | undefined> {
  const tables: number[] = []
  const take = (from: Buffer, offset: number, count: number) => {
    for (let i = 0; i < count; i++) {
      const sector = from.readUInt32LE(offset + i * 4)
      if (sector < END) tables.push(sector)
    }
  }
  take(header, 76, IN_HEADER)
  let next = header.readUInt32LE(68)
  const extra = header.readUInt32LE(72)
  if (extra > MAX_DIRECTORY_SECTORS) return undefined
  for (let i = 0; i < extra && next < END; i++) {
    const more = await read(next)
    if (more.length < sectorSize) return undefined
    take(more, 0, sectorSize / 4 - 1)
    next = more.readUInt32LE(sectorSize - 4)
  }
  return tables
}
