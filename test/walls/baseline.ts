/** What still goes through a wall, counted, in a file that may only shrink: `area table reads writes` a line. */
import { readFileSync, writeFileSync } from 'node:fs'

export interface Count {
  reads: number
  writes: number
}
export type Baseline = Map<string, Count>

export function counted(wrong: readonly { area: string; table: string; writes: boolean }[]): Baseline {
  const counts: Baseline = new Map()
  for (const { area, table, writes } of wrong) {
    const { reads, writes: written } = counts.get(`${area} ${table}`) ?? { reads: 0, writes: 0 }
    counts.set(`${area} ${table}`, {
      reads: reads + (writes ? 0 : 1),
      writes: written + (writes ? 1 : 0),
    })
  }
  return counts
}

export const readBaseline = (text: string): Baseline =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [area, table, reads, writes] = line.split(' ')
        return [`${area} ${table}`, { reads: Number(reads), writes: Number(writes) }]
      }),
  )

export const writeBaseline = (counts: Baseline): string =>
  [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { reads, writes }]) => `${key} ${reads} ${writes}\n`)
    .join('')

const NONE: Count = { reads: 0, writes: 0 }

/** Where more goes through than the baseline says, and where less does. */
export function compared(now: Baseline, baseline: Baseline): { more: string[]; less: string[] } {
  const keys = [...new Set([...now.keys(), ...baseline.keys()])].sort()
  const differs = (is: (a: number, b: number) => boolean) =>
    keys.flatMap((key) => {
      const [a, b] = [now.get(key) ?? NONE, baseline.get(key) ?? NONE]
      return is(a.reads, b.reads) || is(a.writes, b.writes)
        ? [`${key}: reads ${b.reads} → ${a.reads}, writes ${b.writes} → ${a.writes}`]
        : []
    })
  return { more: differs((a, b) => a > b), less: differs((a, b) => a < b) }
}

export const HOW = 'LOWER=1 npx vitest run --project database test/walls'

/**
 * Holds what is wrong now against the file. Asked to lower (`LOWER=1`), it writes the file anew where nothing grew.
 * Returns what to complain of.
 */
export function held(file: string, now: Baseline): string[] {
  const { more, less } = compared(now, readBaseline(readFileSync(file, 'utf8')))
  if (more.length > 0) return ['More goes through a wall than before:', ...more]
  if (less.length === 0) return []
  if (!process.env.LOWER) return [`Less goes through a wall than before, lower the baseline: ${HOW}`, ...less]
  writeFileSync(file, writeBaseline(now))
  return []
}
