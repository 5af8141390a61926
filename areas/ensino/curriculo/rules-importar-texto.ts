/** What a cell of text says beside its words: the code that it begins with, the tags of a page. */

import { table } from '../../../core/contract/table.ts'
import { readCodigo } from './rules-importar-anos.ts'

const IN_TEXT = /^\s*\(\s*([A-Z]{2}\d{2}[A-Z]{2,3}\d{2,3}[A-Z]?)\s*\)\s*[-–—:.]?\s*/

/** The code that a text begins with, in brackets, and the text after it. */
export function codeIn(text: string): { codigo: string; texto: string } | undefined {
  const [whole, codigo = ''] = IN_TEXT.exec(text) ?? []
  return whole && readCodigo(codigo) ? { codigo, texto: text.slice(whole.length) } : undefined
}

const TAGS =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|i|li|ol|p|s|small|span|strong|sub|sup|table|tbody|td|th|tr|u|ul)(?:\s[^<>]*)?\/?>/gi
const ENTITIES: Readonly<Record<string, string>> = table({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  apos: "'",
})

/** A text without the tags of a page, and with the letters that its entities mean. */
export function withoutTags(text: string): string {
  if (!/[<&]/.test(text)) return text
  const bare = text.replace(TAGS, (tag) =>
    /^<\/?(?:a|b|em|font|i|s|small|span|strong|sub|sup|u)\b(?!r)/i.test(tag) ? '' : ' ',
  )
  const plain = bare
    .replace(/&(amp|lt|gt|quot|nbsp|apos);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/&#(\d{2,6});/g, (whole, code: string) =>
      Number(code) >= 32 && Number(code) < 0xd800 ? String.fromCodePoint(Number(code)) : whole,
    )
  return plain === text ? text : plain.replace(/\s+/g, ' ').trim()
}
