/** How tags are written, and how words are compared. Pure. */
import { trimmed } from '../../../core/contract/linear.ts'

/** Lower case, without accents: the twin of `sem_acento` of the database. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** One tag as it is kept: no `#`, no commas, single spaces. Empty when nothing is left. */
export const cleanTag = (text: string): string =>
  text
    .replace(/,/g, ' ')
    .replace(/^[\s#]+/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Tags as they are kept: cleaned, each once whatever its accents and case, the first spelling winning. */
export function cleanTags(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const tag of texts.map(cleanTag)) if (tag && !byKey.has(plain(tag))) byKey.set(plain(tag), tag)
  return [...byKey.values()]
}

/** One line with single blanks; empty when nothing is left. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A code made of a name: `4ª série` is `4a-serie`; at most 20 letters, empty when nothing is left. */
export const codeOfName = (text: string): string =>
  trimmed(plain(text.normalize('NFKD')).replace(/[^a-z0-9]+/g, '-'), /-/).slice(0, 20)

/** Whether these ids are exactly those of the rows, each once, in any order. */
export const isSame = (rows: readonly { id: number }[], ids: readonly number[]): boolean =>
  ids.length === rows.length && new Set(ids).size === ids.length && rows.every(({ id }) => ids.includes(id))
