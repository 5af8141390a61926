/** Texts of question formats made HTML: plain, Moodle's own, Markdown; and numbers as people write them. */

import { table } from '../../../core/contract/table.ts'
import { escapeXml } from './rules-xml-no.ts'

/** Elements that are taken for HTML where a text may hold some: anything else after `<` is the sign itself. */
const TAGS = new Set(
  (
    'a abbr area article aside audio b bdi bdo big blockquote br caption center cite code col colgroup dd del details ' +
    'dfn div dl dt em embed figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd label ' +
    'li map mark math mfrac mi mn mo mrow msqrt msub msubsup msup nolink object ol option p param picture pre q rp rt ' +
    'ruby s samp script section select small source span strike strong style sub summary sup svg table tbody td ' +
    'textarea tfoot th thead time tr track tt u ul var video wbr'
  ).split(' '),
)

const ENTITY = /&(?:[a-z][a-z\d]{1,31}|#\d{1,7}|#x[\da-f]{1,6});/iy
const TAG = /<\/?([a-z][a-z\d]{0,15})(?=[\s/>])/iy

/** A text with HTML in it: signs that only look like its marks are told apart from them. */
export function fromLooseHtml(texto: string): string {
  return texto.replace(/[<&]/g, (sign, at: number) => {
    if (sign === '&') {
      ENTITY.lastIndex = at
      return ENTITY.test(texto) ? sign : '&amp;'
    }
    TAG.lastIndex = at
    const nome = TAG.exec(texto)?.[1]?.toLowerCase()
    return (nome !== undefined && TAGS.has(nome)) || texto.startsWith('<!--', at) ? sign : '&lt;'
  })
}

/** Lines stay lines. */
export const withLines = (html: string): string => html.replaceAll(/\r\n?/g, '\n').replaceAll('\n', '<br>\n')

export const fromPlain = (texto: string): string => withLines(escapeXml(texto))

/** Spaces that follow each other, and lines, are one space. */
export const collapse = (texto: string): string => texto.replaceAll(/[^\S\u00a0]{1,}/g, ' ')

const PAIRS = [
  ['**', 'strong'],
  ['__', 'strong'],
  ['`', 'code'],
  ['*', 'em'],
  ['_', 'em'],
] as const

const IMAGE = /!\[([^\][]{0,500})\]\(([^()\s]{1,2000})\)/y
const LINK = /\[([^\][]{1,500})\]\([^()\s]{1,2000}\)/y

/** A picture of Markdown as HTML, or the words of a link; null: neither begins at `at`. */
function figureAt(linha: string, at: number): { html: string; end: number } | null {
  const sign = linha[at]
  const pattern = sign === '!' ? IMAGE : sign === '[' ? LINK : null
  if (!pattern) return null
  pattern.lastIndex = at
  const [whole, words = '', path = ''] = pattern.exec(linha) ?? []
  if (whole === undefined) return null
  const quoted = (text: string) => text.replaceAll('"', '&quot;')
  return {
    html: sign === '!' ? `<img src="${quoted(path)}" alt="${quoted(words)}">` : words,
    end: at + whole.length,
  }
}

/**
 * A line of Markdown: pictures, links, what stands in `**`, `*`, `_` and backquotes. A mark that is never closed is
 * itself.
 */
function inline(linha: string): string {
  const out: string[] = []
  const unclosed = new Set<string>()
  for (let at = 0; at < linha.length; ) {
    const figure = figureAt(linha, at)
    if (figure) {
      out.push(figure.html)
      at = figure.end
      continue
    }
    const pair = PAIRS.find(([mark]) => linha.startsWith(mark, at) && !unclosed.has(mark))
    const inWord = pair?.[0].startsWith('_') && /[\p{L}\d]/u.test(linha[at - 1] ?? '')
    const end = pair && !inWord ? linha.indexOf(pair[0], at + pair[0].length) : -1
    if (pair && !inWord && end === -1) unclosed.add(pair[0])
    if (pair && end > at + pair[0].length && /\S/.test(linha[at + pair[0].length] ?? '')) {
      const within = linha.slice(at + pair[0].length, end)
      out.push(`<${pair[1]}>${pair[1] === 'code' ? within : inline(within)}</${pair[1]}>`)
      at = end + pair[0].length
    } else {
      out.push(linha[at] ?? '')
      at += 1
    }
  }
  return out.join('')
}

const BULLET = /^ {0,3}(?:[-*+]|(\d{1,9})[.)]) (.*)$/
const HEADING = /^(#{1,6}) (.*)$/

/** The Markdown that question banks use: paragraphs, headings, lists, emphasis, pictures and code; HTML within stays. */
export function fromMarkdown(texto: string): string {
  const out: string[] = []
  let [list, paragraph]: [string, string[]] = ['', []]
  const flush = (next: string) => {
    const last = paragraph.at(-1)
    if (last !== undefined)
      out.push(`<p>${[...paragraph.slice(0, -1), last.replace(/<br>$/, '')].join('\n')}</p>`)
    paragraph = []
    if (list !== next) out.push(...(list ? [`</${list}>`] : []), ...(next ? [`<${next}>`] : []))
    list = next
  }
  for (const linha of fromLooseHtml(texto).replaceAll(/\r\n?/g, '\n').split('\n')) {
    const [bullet, heading] = [BULLET.exec(linha), HEADING.exec(linha)]
    if (bullet) {
      flush(bullet[1] === undefined ? 'ul' : 'ol')
      out.push(`<li>${inline((bullet[2] ?? '').trim())}</li>`)
    } else if (heading) {
      flush('')
      const level = heading[1]?.length ?? 1
      out.push(`<h${level}>${inline(heading[2] ?? '')}</h${level}>`)
    } else if (linha.trim() === '') flush('')
    else {
      if (list) flush('')
      // Two spaces at its end: the line ends there.
      paragraph.push(inline(linha.trim()) + (linha.endsWith('  ') ? '<br>' : ''))
    }
  }
  flush('')
  const [only] = out
  return out.length === 1 && only?.startsWith('<p>') ? only.slice(3, -4) : out.join('\n')
}

/** Whether nothing is to be seen or heard in it. */
export function isBlank(html: string): boolean {
  if (/<(?:img|audio|video|source|object|iframe|svg|math|table|hr|input)[\s/>]/i.test(html)) return false
  let [at, mark] = [0, html.indexOf('<')]
  for (;;) {
    const texto = mark === -1 ? html.slice(at) : html.slice(at, mark)
    if (texto.replaceAll('&nbsp;', ' ').trim() !== '') return false
    const end = mark === -1 ? -1 : html.indexOf('>', mark)
    if (end === -1) return true
    at = end + 1
    mark = html.indexOf('<', at)
  }
}

const DECODED: Record<string, string> = table({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
})

/** Entities by name (the five, and the hard space) and by number as the signs that they stand for. */
export function decodeEntities(html: string): string {
  return html.replaceAll(/&(?:([a-z]{2,4})|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, nome, decimal, hexa) => {
    if (nome) return DECODED[String(nome).toLowerCase()] ?? whole
    const code = Number.parseInt(decimal ?? hexa, decimal ? 10 : 16)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
      ? String.fromCodePoint(code)
      : whole
  })
}

/** The text of HTML that is nothing but text; null: there is more to it. */
export const plainOf = (html: string): string | null => (html.includes('<') ? null : decodeEntities(html))

const NUMBER = /^[+-]?(?:\d{1,30}(?:[.,]\d{0,30})?|[.,]\d{1,30})(?:e[+-]?\d{1,3})?$/i

/** With point or comma; null: no number. */
export function toNumber(texto: string): number | null {
  const trimmed = texto.trim()
  if (!NUMBER.test(trimmed)) return null
  const value = Number(trimmed.replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

/** Of a share: as Moodle keeps it, to seven places. */
export const toFracao = (valor: number): number => Math.round(valor * 1e7) / 1e7 || 0

/** A share in percent, as Moodle writes it. */
export const toPercent = (fracao: number): string => String(Math.round(fracao * 1e7) / 1e5)
