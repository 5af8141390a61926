/** What a regular expression does to a long text in more than one reading, done in one: nobody's text may hold us up. */
import { table } from './table.ts'

/** Without what it begins and ends with, or only ends with, as long as each letter is one of those that go. */
export function trimmed(text: string, goes: RegExp, sides: 'both' | 'end' = 'both'): string {
  let [start, end] = [0, text.length]
  while (end > 0 && goes.test(text[end - 1] as string)) end -= 1
  while (sides === 'both' && start < end && goes.test(text[start] as string)) start += 1
  return text.slice(start, end)
}

/**
 * Markup without its tags, each from `<` to the next `>`, with `by` in their places. A tag that never ends stays as it
 * is, or goes too (`open: 'goes'`).
 */
export function withoutTags(markup: string, by = '', open: 'stays' | 'goes' = 'stays'): string {
  const kept: string[] = []
  let at = 0
  for (;;) {
    const start = markup.indexOf('<', at)
    const end = start < 0 ? -1 : markup.indexOf('>', start)
    if (end < 0) {
      const cut = start >= 0 && open === 'goes'
      kept.push(cut ? markup.slice(at, start) + by : markup.slice(at))
      return kept.join('')
    }
    kept.push(markup.slice(at, start), by)
    at = end + 1
  }
}

const ENTITIES: Readonly<Record<string, string>> = table({
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
  amp: '&',
})

/** The signs that the entities of clean HTML stand for. */
export const semSinais = (html: string): string =>
  html.replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '')

/** The words of clean HTML, on one line; a formula by its source. */
export const wordsOf = (html: string): string =>
  semSinais(
    withoutTags(
      html
        .replace(/<span[^<>]*data-math="([^"]*)"[^<>]*>[^<]*<\/span>/g, ' $1 ')
        .replace(/<\/?(?:strong|em|u|s|b|i|sub|sup|span|a|code)\b[^<>]*>/g, ''),
      ' ',
      'goes',
    ),
  )
    .replace(/\s+/g, ' ')
    .trim()
