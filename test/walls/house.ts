/** The files of the house that hold SQL, and how each reference of theirs stands to its owner. */
import { readdirSync } from 'node:fs'
import { areaOf, isBelow } from '../../areas/domains.ts'
import { root } from '../../core/server/paths.ts'
import { readSource, type Source } from './names.ts'
import { KERNEL_WRITES, OWNERS, PUBLISHED } from './owners.ts'
import { type Reference, referencesOf, WALKERS } from './sql.ts'

/** Everything under a room, tests too. */
export const filesUnder = (room: string): string[] =>
  readdirSync(`${root}/${room}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesUnder(`${room}/${entry.name}`)
      : entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts')
        ? [`${room}/${entry.name}`]
        : [],
  )

/** Rows of the table of verdicts, and what makes worlds for tests, are tests too. */
export const isTest = (file: string): boolean =>
  /\.test\.ts$|\/server\/(?:verdicts|testing)[\w-]*\.ts$/.test(file)

const sources = new Map<string, Source>()
export function open(file: string): Source {
  const known = sources.get(file) ?? readSource(root, file)
  sources.set(file, known)
  return known
}

/** Every reference in the servers of the areas and the kernel, and in what areas hold beside them. */
export const everyReference = (files: readonly string[]): Reference[] =>
  files.flatMap((file) => referencesOf(open(file), open))

/** Whose file it is: an area, or `core` for the kernel and what composes the program. */
export const roomOf = (file: string): string => areaOf(file) ?? 'core'

const OWNER = new Map([...OWNERS].flatMap(([area, tables]) => tables.map((table) => [table as string, area])))
export const ownerOf = (table: string): string | undefined => OWNER.get(table)

/** Whether a reference keeps to the walls. */
export function keeps({ file, table, writes }: Reference): boolean {
  // The demonstration has no table, not even the kernel's.
  if (file.startsWith('demo/')) return false
  const [area, owner] = [roomOf(file), ownerOf(table)]
  if (table === '?') return WALKERS.test(file)
  if (owner === area) return true
  const is = (tables: readonly string[]) => tables.includes(table)
  if (area === 'core') return file.startsWith('core/server/') && is(KERNEL_WRITES)
  return !writes && is(PUBLISHED) && isBelow(owner ?? '', area)
}

/** Whether a reference goes the wrong way: to a table of an area that does not stand below. */
export const isUpward = ({ file, table }: Reference): boolean => {
  const room = roomOf(file)
  return room !== 'core' && table !== '?' && !isBelow(ownerOf(table) ?? '', room)
}
