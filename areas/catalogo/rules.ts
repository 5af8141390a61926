/** How tags are written, and how words are compared. Pure. */

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
