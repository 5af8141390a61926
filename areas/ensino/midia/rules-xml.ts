/** The tags of XML that others wrote, in one pass: however it is made, reading takes as long as the text is. */
import { table } from '../../../core/contract/table.ts'

const MAX_XML = 1_048_576
const MAX_TAGS = 20_000

export interface Tag {
  name: string
  attributes: Readonly<Record<string, string>>
  kind: 'opens' | 'closes' | 'alone'
  /** The text between this tag and the next. */
  text: string
}

// Each is asked at one place and held to a length: nothing is looked through twice.
const NAME = /(\/?)([\w.:-]{1,100})/y
const ATTRIBUTE = /\s{1,500}([\w.:-]{1,100})\s{0,100}=\s{0,100}(?:"([^"<]{0,2000})"|'([^'<]{0,2000})')/y
const END = /\s{0,500}(\/?)>/y

const ENTITIES: Readonly<Record<string, string>> = table({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

/** The text without what stands from an `open` to the next `close`; what nothing closes stays. */
function without(text: string, open: string, close: string): string {
  const kept: string[] = []
  let at = 0
  for (;;) {
    const from = text.indexOf(open, at)
    const to = from < 0 ? -1 : text.indexOf(close, from + open.length)
    kept.push(text.slice(at, to < 0 ? undefined : from))
    if (to < 0) return kept.join('')
    at = to + close.length
  }
}

export const withoutComments = (xml: string): string => without(xml, '<!--', '-->')

/** The match of a pattern at a place and nowhere else. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** The tag that begins at the `<` at `from`, and where it ends; null for what is none. */
function tagAt(xml: string, from: number): { tag: Tag; end: number } | null {
  const name = matchAt(NAME, xml, from + 1)
  if (!name) return null
  let at = from + 1 + name[0].length
  const attributes: Record<string, string> = {}
  for (let one = matchAt(ATTRIBUTE, xml, at); one; one = matchAt(ATTRIBUTE, xml, at)) {
    attributes[withoutPrefix(one[1] ?? '')] = decode(one[2] ?? one[3] ?? '')
    at += one[0].length
  }
  const end = matchAt(END, xml, at)
  if (!end) return null
  at += end[0].length
  const next = xml.indexOf('<', at)
  const text = decode(xml.slice(at, next < 0 ? undefined : next)).trim()
  const kind = name[1] ? 'closes' : end[1] ? 'alone' : 'opens'
  return { tag: { name: withoutPrefix(name[2] ?? ''), attributes, kind, text }, end: at }
}

/** The tags of an XML text; null where it declares a document type or entities, or has no end. */
export function tagsOf(xml: string): Tag[] | null {
  if (xml.length > MAX_XML || /<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null
  const plain = without(without(withoutComments(xml), '<?', '?>'), '<![CDATA[', ']]>')
  const tags: Tag[] = []
  for (let at = plain.indexOf('<'); at >= 0; ) {
    const found = tagAt(plain, at)
    if (found && tags.length === MAX_TAGS) return null
    if (found) tags.push(found.tag)
    at = plain.indexOf('<', found?.end ?? at + 1)
  }
  return tags
}
