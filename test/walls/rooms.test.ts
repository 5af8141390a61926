/** Every file of an area stands in a room of the closed list, which its decision page is (47). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../core/server/paths.ts'

const PAGE = 'docs/decisions/0047-a-closed-list-of-rooms.md'

/** Room → where it may stand: `area`, `server`, `web`. */
const ROOMS = new Map(
  [...readFileSync(path.join(root, PAGE), 'utf8').matchAll(/^\| `([a-z]+)` \| ([a-z, ]+) \|/gm)].map(
    ([, room = '', where = '']) => [room, where.split(', ')] as const,
  ),
)

/** Where a file stands, and the room that its name says; undefined: no rule speaks of it. */
function roomOf(file: string): { room: string; where: 'area' | 'server' } | undefined {
  const [, place = '', name = ''] = /^areas\/[^/]+\/[^/]+\/(?:(server|web|fila)\/)?(.+)$/.exec(file) ?? []
  if (place === 'web' || place === 'fila' || /\.test\.tsx?$/.test(name) || name === 'README.md')
    return undefined
  const room = /^[a-z]+(?=[-./])/.exec(name)?.[0] ?? name
  return { room, where: place === 'server' ? 'server' : 'area' }
}

const isAtHome = (file: string): boolean => {
  const found = roomOf(file)
  return found === undefined || (ROOMS.get(found.room)?.includes(found.where) ?? false)
}

const files = readdirSync(path.join(root, 'areas'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /^[^/]+\/[^/]+/.test(path.relative(root, entry.parentPath).slice(6)))
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))

describe('the rooms', () => {
  it('see a file of no room, and one in the wrong place', () => {
    expect(isAtHome('areas/conversa/forum/server/avisar.ts')).toBe(false)
    expect(isAtHome('areas/conversa/forum/queries.ts')).toBe(false)
    expect(isAtHome('areas/conversa/forum/server/policy.ts')).toBe(false)
    expect(isAtHome('areas/conversa/forum/server/queries-nota.ts')).toBe(true)
    expect(isAtHome('areas/ensino/midia/server/inside/book.ts')).toBe(true)
    expect(isAtHome('areas/conversa/forum/web/drafts.ts')).toBe(true)
  })

  it('hold every file of every area', () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(files.filter((file) => !isAtHome(file))).toEqual([])
  })

  it('are all used', () => {
    const used = new Set(files.flatMap((file) => roomOf(file)?.room ?? []))
    expect([...ROOMS.keys()].filter((room) => !used.has(room) && room !== 'testing')).toEqual([])
  })
})
