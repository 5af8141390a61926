/** Who the database runs as. PostgreSQL refuses root, so root lends it an account without privileges. */
import { readFileSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

export interface Account {
  uid: number
  gid: number
}

interface Entry extends Account {
  name: string
}

function accounts(): Entry[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.split(':'))
      .filter((fields) => fields.length >= 4)
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
  } catch {
    return []
  }
}

function ownerOf(folder: string): Account | undefined {
  try {
    const { uid, gid } = statSync(folder)
    return uid === 0 ? undefined : { uid, gid }
  } catch {
    return undefined
  }
}

/** `undefined`: as whoever runs this program. A folder that already belongs to someone keeps its owner. */
export function accountFor(dataDir: string, clusterDir: string): Account | undefined {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined
  const owner = ownerOf(clusterDir)
  if (owner) return owner
  const known = accounts().filter(({ uid }) => uid !== 0)
  const dataOwner = ownerOf(dataDir)
  if (dataOwner && known.some(({ uid }) => uid === dataOwner.uid)) return dataOwner
  const { uid, gid } = known.find(({ name }) => name === 'nobody') ?? known[0] ?? { uid: 65534, gid: 65534 }
  return { uid, gid }
}

/** initdb looks its own user up by name. */
export const hasName = (uid: number): boolean =>
  process.platform !== 'linux' || accounts().some((entry) => entry.uid === uid)

const READ = 4
const ENTER = 1

function may(account: Account, stat: Stats, bits: number): boolean {
  const shift = stat.uid === account.uid ? 6 : stat.gid === account.gid ? 3 : 0
  return ((stat.mode >> shift) & bits) === bits
}

/** Can the account come to the file or folder, and read it (and enter or run it)? Access lists are not asked. */
export function canReach(account: Account | undefined, target: string): boolean {
  if (!account) return true
  try {
    for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
      if (!may(account, statSync(folder), ENTER)) return false
      if (path.dirname(folder) === folder) break
    }
    return may(account, statSync(target), READ | ENTER)
  } catch {
    return false
  }
}
