/** A list that a test holds against the sources: a line for each file, what is found in it with how often. */
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../../core/server/paths.ts'

/** Each once, with how often it was found; in the order in which it is given. */
export function counted(found: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].map(([one, times]) => (times > 1 ? `${one} ×${times}` : one)).join(' | ')
}

/** Lines that only the sources have, and lines that only the list has; asked to, writes the list anew. */
export function heldAgainst(
  list: URL,
  {
    files,
    read,
    write,
  }: { files: readonly string[]; read: (text: string, file: string) => string; write: boolean },
): { now: string[]; listed: string[] } {
  const now = files
    .map((file) => ({ file, line: read(readFileSync(`${root}/${file}`, 'utf8'), file) }))
    .filter(({ line }) => line !== '')
    .map(({ file, line }) => `${file}\t${line}`)
    .sort()
  if (write) writeFileSync(list, `${now.join('\n')}\n`)
  const listed = readFileSync(list, 'utf8').trimEnd().split('\n')
  const beyond = (these: readonly string[], those: readonly string[]) => {
    const known = new Set(those)
    return these.filter((line) => !known.has(line))
  }
  return { now: beyond(now, listed), listed: beyond(listed, now) }
}
