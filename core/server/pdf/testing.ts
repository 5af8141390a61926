/** Just enough of the PDF format to see in a test what a document of ours says: its pages and their text. */
import { inflateSync } from 'node:zlib'
import { table } from '../../contract/table.ts'

export interface ReadPdf {
  /** The text of each page, line by line in the order of drawing. */
  pages: string[]
  tagged: boolean
}

/** Objects by number; the content of a stream unpacked and told as Latin-1. */
function objectsOf(pdf: Buffer): Map<string, string> {
  const file = pdf.toString('latin1')
  const objects = new Map<string, string>()
  for (const { 1: id = '', index, 0: head } of file.matchAll(/(?<=[\r\n])(\d+) 0 obj\b/g)) {
    const start = index + head.length
    const stream = /^[\s\S]*?stream\r?\n/.exec(file.slice(start, file.indexOf('endobj', start)))
    if (!stream) {
      objects.set(id, file.slice(start, file.indexOf('endobj', start)))
      continue
    }
    const from = start + stream[0].length
    const raw = pdf.subarray(from, from + Number(/\/Length (\d+)/.exec(stream[0])?.[1]))
    objects.set(
      id,
      `${stream[0]}${(stream[0].includes('FlateDecode') ? inflateSync(raw) : raw).toString('latin1')}`,
    )
  }
  return objects
}

/** Glyph → text, from a font's own table. */
function glyphsOf(cmap: string): Map<number, string> {
  const rows = [...cmap.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>\s/g)]
  return new Map(
    rows.map(([, glyph = '', text = '']) => [
      Number.parseInt(glyph, 16),
      Buffer.from(text, 'hex').swap16().toString('utf16le'),
    ]),
  )
}

const ESCAPES: Record<string, string> = table({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })

/** The string that begins at `at`, which is its parenthesis, and where it ends: parentheses in pairs need no escape. */
function readString(content: string, at: number): { text: string; end: number } {
  let text = ''
  let depth = 0
  for (let i = at; i < content.length; i += 1) {
    const sign = content[i] ?? ''
    if (sign === '\\') {
      const [code = ''] = /^(?:[0-7]{1,3}|[\s\S])/.exec(content.slice(i + 1, i + 4)) ?? []
      text += /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES[code] ?? code)
      i += code.length
      continue
    }
    if (sign === ')') depth -= 1
    if (depth === 0 && sign === ')') return { text, end: i + 1 }
    if (depth > 0) text += sign
    if (sign === '(') depth += 1
  }
  return { text, end: content.length }
}

/** What a content stream draws, a line for each run of text. */
function drawn(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string {
  let glyphs = new Map<number, string>()
  const lines: string[] = []
  let bytes = ''
  const token = /\/(f\d+) [\d.]+ Tf|\(|\[|<([0-9A-Fa-f]+)>|\] TJ/g
  for (let found = token.exec(content); found; found = token.exec(content)) {
    const [what, font, hex] = found
    if (font) glyphs = fonts.get(font) ?? glyphs
    else if (hex) bytes += Buffer.from(hex, 'hex').toString('latin1')
    else if (what === '(') {
      const { text, end } = readString(content, found.index)
      bytes += text
      token.lastIndex = end
    } else if (what === '[') {
      // What stood before was no text: the words for an image, say.
      bytes = ''
    } else {
      let line = ''
      for (let at = 0; at + 1 < bytes.length; at += 2)
        line += glyphs.get(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1)) ?? '\uFFFD'
      lines.push(line)
      bytes = ''
    }
  }
  return lines.join('\n')
}

export function readPdf(pdf: Buffer): ReadPdf {
  const objects = objectsOf(pdf)
  const object = (id: string | undefined): string => objects.get(id ?? '') ?? ''
  const pages = [...objects.values()].filter((text) => /^\s*<<\s*\/Type \/Page\s/.test(text))
  return {
    pages: pages.map((page) => {
      const fonts = new Map(
        [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
          name,
          glyphsOf(object(/\/ToUnicode (\d+)/.exec(object(id))?.[1])),
        ]),
      )
      return drawn(object(/\/Contents (\d+)/.exec(page)?.[1]), fonts)
    }),
    tagged: [...objects.values()].some((text) => /\/StructTreeRoot/.test(text) && /\/Lang/.test(text)),
  }
}
