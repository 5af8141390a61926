/** HTML as files bring it: its addresses exchanged in place, its elements as a tree, its words alone. Linear in the text. */

import { table } from '../../../core/contract/table.ts'
import { escapeXml, isNo, type No } from './rules-xml-no.ts'

export type Troca = (endereco: string) => string

interface Atributo {
  nome: string
  /** As written. */
  cru: string
  valor: string
  /** Of the value, quotes and all. */
  inicio: number
  fim: number
}
interface Marca {
  nome: string
  cru: string
  fecha: boolean
  vazia: boolean
  atributos: Atributo[]
  inicio: number
  fim: number
}

const VAZIOS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)
/** What is text to the end of the element, whatever it looks like. */
const CRUS: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title'])
const DEPTH = 120
/** With more it is no mark. */
const MAX_ATRIBUTOS = 500

const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  )
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...LATIN.map((name, n): [string, string] => [name, String.fromCharCode(160 + n)]),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    hellip: '…',
  }),
  ...Object.entries({
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    minus: '−',
    radic: '√',
    pi: 'π',
  }),
  ...Object.entries({
    le: '≤',
    ge: '≥',
    ne: '≠',
    rarr: '→',
    larr: '←',
    infin: '∞',
    alpha: 'α',
    beta: 'β',
    Delta: 'Δ',
  }),
])

/** The signs that entities of HTML stand for; what is none stays. */
const unescapeHtml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,10}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES.get(String(name)) ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    const valid =
      code >= 32 ? code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) : code === 9 || code === 10
    return valid ? String.fromCodePoint(code) : ''
  })

const isSpace = (sign: string | undefined): boolean =>
  sign === ' ' || sign === '\n' || sign === '\t' || sign === '\r'

/** Of the attribute that begins here; what is none is one sign long. */
function attributeAt(html: string, from: number): Atributo {
  let at = from
  while (at < html.length && !isSpace(html[at]) && !'=>/'.includes(html[at] ?? '')) at += 1
  const cru = html.slice(from, at)
  const nome = cru.toLowerCase()
  let to = at
  while (isSpace(html[to])) to += 1
  if (nome === '' || html[to] !== '=')
    return { nome, cru, valor: '', inicio: at, fim: Math.max(at, from + 1) }
  to += 1
  while (isSpace(html[to])) to += 1
  const quote = html[to] === '"' || html[to] === "'" ? html[to] : undefined
  if (quote) {
    const end = html.indexOf(quote, to + 1)
    const fim = end === -1 ? html.length : end + 1
    return { nome, cru, valor: unescapeHtml(html.slice(to + 1, end === -1 ? fim : end)), inicio: to, fim }
  }
  const inicio = to
  while (to < html.length && !isSpace(html[to]) && html[to] !== '>') to += 1
  return { nome, cru, valor: unescapeHtml(html.slice(inicio, to)), inicio, fim: to }
}

/** The mark that begins with this `<`; null: it is a sign like others; 'fim': nothing closes it. */
function markAt(html: string, inicio: number): Marca | null | 'fim' {
  let at = inicio + 1
  const fecha = html[at] === '/'
  if (fecha) at += 1
  const begin = at
  while (/[\w:.-]/.test(html[at] ?? '') && at - begin < 100) at += 1
  const cru = html.slice(begin, at)
  const nome = cru.toLowerCase()
  if (!/^[a-z]/.test(nome)) return null
  const atributos: Atributo[] = []
  for (;;) {
    while (isSpace(html[at])) at += 1
    if (at >= html.length) return 'fim'
    if (html[at] === '>')
      return { nome, cru, fecha, vazia: html[at - 1] === '/', atributos, inicio, fim: at + 1 }
    const one = attributeAt(html, at)
    if (one.nome) atributos.push(one)
    if (atributos.length > MAX_ATRIBUTOS) return 'fim'
    at = one.fim
  }
}

/** What stands in a text of HTML, in order: its marks, with the text before each. */
function* marksOf(html: string): Generator<{ antes: string; marca: Marca | null }> {
  let [kept, at] = [0, html.indexOf('<')]
  while (at !== -1) {
    const comment = html.startsWith('<!', at) || html.startsWith('<?', at)
    if (comment) {
      const end = html.startsWith('<!--', at) ? html.indexOf('-->', at + 4) : html.indexOf('>', at)
      const fim = end === -1 ? html.length : end + (html.startsWith('<!--', at) ? 3 : 1)
      yield { antes: html.slice(kept, at), marca: null }
      kept = fim
      at = html.indexOf('<', fim)
      continue
    }
    const marca = markAt(html, at)
    if (marca === 'fim') break
    if (!marca) {
      at = html.indexOf('<', at + 1)
      continue
    }
    yield { antes: html.slice(kept, at), marca }
    kept = marca.fim
    at = html.indexOf('<', kept)
    if (CRUS.has(marca.nome) && !marca.fecha && !marca.vazia) {
      const end = html.indexOf(`</${marca.nome}`, kept)
      at = end
    }
  }
  yield { antes: html.slice(kept), marca: null }
}

const ADDRESSES: Readonly<Record<string, readonly string[]>> = table({
  src: [],
  poster: [],
  'xlink:href': ['image', 'use'],
  data: ['object'],
  href: ['a', 'area', 'image'],
  longdesc: [],
})

/** Whether this attribute says where something is. */
export const isAddress = (element: string, attribute: string): boolean => {
  const elements = ADDRESSES[attribute]
  return elements !== undefined && (elements.length === 0 || elements.includes(element))
}

/** The same text with other addresses; all else stays as it was written. */
export function withAddresses(html: string, troca: Troca): string {
  if (!html.includes('<')) return html
  const out: string[] = []
  let kept = 0
  for (const { marca } of marksOf(html))
    for (const { nome, valor, inicio, fim } of marca?.fecha ? [] : (marca?.atributos ?? [])) {
      if (!isAddress(marca?.nome ?? '', nome)) continue
      const other = troca(valor)
      if (other === valor) continue
      out.push(html.slice(kept, inicio), `"${escapeXml(other)}"`)
      kept = fim
    }
  out.push(html.slice(kept))
  return out.join('')
}

const BLOCKS =
  /^(?:address|article|aside|blockquote|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|ol|p|pre|section|table|ul)$/
/** What the beginning of the second closes. */
const closes = (open: string, next: string): boolean =>
  open === 'p' ? BLOCKS.test(next) : open === next && /^(?:li|tr|td|th|option|dt|dd)$/.test(open)

/** As a tree: what nobody closed is closed, what closes nothing is left out. */
export function nodesOf(html: string): (No | string)[] {
  const raiz: No = { nome: '', atributos: {}, filhos: [], linha: 1 }
  const open: No[] = [raiz]
  const top = (): No => open.at(-1) ?? raiz
  const add = (text: string) => {
    if (text === '') return
    const filhos = top().filhos
    const last = filhos.length - 1
    const crua = CRUS.has(top().nome) ? text : unescapeHtml(text)
    if (typeof filhos[last] === 'string') filhos[last] += crua
    else filhos.push(crua)
  }
  for (const { antes, marca } of marksOf(html)) {
    add(antes)
    if (!marca) continue
    if (marca.fecha) {
      const at = open.findLastIndex((no) => no.nome.toLowerCase() === marca.nome)
      if (at > 0) open.length = at
      continue
    }
    if (open.length > 1 && closes(top().nome, marca.nome)) open.pop()
    // Where letters count, they stay as they are.
    const foreign = marca.nome === 'svg' || open.some(({ nome }) => nome === 'svg' || nome === 'math')
    const atributos = Object.fromEntries(
      marca.atributos.map(({ nome, cru, valor }) => [foreign ? cru : nome, valor]),
    )
    const no: No = { nome: foreign ? marca.cru : marca.nome, atributos, filhos: [], linha: 1 }
    top().filhos.push(no)
    if (!VAZIOS.has(marca.nome) && !marca.vazia && open.length < DEPTH) open.push(no)
  }
  return raiz.filhos
}

/** What has no words and is something all the same. */
const SHOWN = /^(?:img|math|svg|object|audio|video|iframe|embed|table|canvas)$/

/** The words alone, in one line. */
export function wordsOf(html: string): string {
  const parts: string[] = []
  for (const { antes, marca } of marksOf(html)) {
    parts.push(unescapeHtml(antes))
    if (marca && (BLOCKS.test(marca.nome) || /^(?:br|li|td|th|tr)$/.test(marca.nome))) parts.push(' ')
  }
  return parts.join('').replaceAll('\u00a0', ' ').split(/\s/).filter(Boolean).join(' ')
}

/** Whether it shows nothing. */
export function isBlank(html: string): boolean {
  for (const { antes, marca } of marksOf(html))
    if (unescapeHtml(antes).trim() !== '' || (marca && SHOWN.test(marca.nome))) return false
  return true
}

/** Whether it is more than words in a line: what can't stand within a paragraph. */
export const hasBlocks = (html: string): boolean => {
  for (const { marca } of marksOf(html)) if (marca && BLOCKS.test(marca.nome)) return true
  return false
}

/** An attribute as HTML knows it; null: it has no meaning there. */
function htmlAttribute(nome: string): string | null {
  if (nome === 'xml:lang') return 'lang'
  if (nome === 'xlink:href') return nome
  return nome.startsWith('xmlns') || nome.includes(':') ? null : nome
}

/** Written as HTML reads it. What `outro` answers for is written as it says. */
export function writeHtml(
  filhos: readonly (No | string)[],
  troca: Troca,
  outro: (no: No, dentro: () => string) => string | null = () => null,
): string {
  const write = (filho: No | string): string => {
    if (!isNo(filho)) return escapeText(filho)
    const dentro = () => filho.filhos.map(write).join('')
    const said = outro(filho, dentro)
    if (said !== null) return said
    const begin = [`<${filho.nome}`]
    for (const [as, valor] of Object.entries(filho.atributos)) {
      const nome = htmlAttribute(as)
      if (nome === null) continue
      begin.push(` ${nome}="${escapeXml(isAddress(filho.nome, nome) ? troca(valor) : valor)}"`)
    }
    begin.push('>')
    return VAZIOS.has(filho.nome) ? begin.join('') : `${begin.join('')}${dentro()}</${filho.nome}>`
  }
  return filhos.map(write).join('')
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
