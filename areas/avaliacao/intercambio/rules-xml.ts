/**
 * XML of strangers into small trees: one for each item of a file, so that a fault in one loses no other. Linear in the
 * text, bounded in depth; no entity is resolved beyond the five of XML and those by number, none is ever fetched.
 */
import { SaxesParser } from 'saxes'
import type { No } from './rules-xml-no.ts'

export interface FalhaXml {
  motivo: 'mal_formado' | 'entidade' | 'cortado' | 'grande_demais'
  linha: number
  detalhe: string
}

export interface ArvoreLida {
  /** null: there is a fault. */
  no: No | null
  falha: FalhaXml | null
  /** What was read though it was not well written: entities of HTML, a lonely `&`, signs that XML forbids. */
  consertos: string[]
}

export interface Pedaco extends ArvoreLida {
  linha: number
  /** As it stands in the file. */
  fonte: string
}

export interface XmlLido {
  /** What stands around the pieces; each of these is an empty element `pedaco` with its place, from 0, in `n`. */
  raiz: No | null
  pedacos: Pedaco[]
  /** Of what stands around them; with `entidade` nothing was read. */
  falha: FalhaXml | null
}

/** Elements within elements, at most. */
const DEPTH = 200
/** Of the faults of one piece that are mended, so many are told. */
const TOLD = 20
/** The longest name of an entity (HTML's has 31 letters), with `&` and `;`. */
const ENTITY = 34

const RESOLVED = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])
/** Faults after which it is plain what was meant. */
const MENDED = [
  'the string "]]>" is disallowed',
  'duplicate attribute',
  'no whitespace between attributes',
  'encoding value must',
  'version number must',
]

const isXmlChar = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 32 && code < 0xd800) ||
  (code >= 0xe000 && code < 0xfffe) ||
  (code >= 0x10000 && code <= 0x10ffff)

/** The line of each of the places asked for, which must not go backwards. */
export function lineCounter(texto: string, first = 1): (place: number) => number {
  let [line, at] = [first, 0]
  return (place) => {
    for (;;) {
      const next = texto.indexOf('\n', at)
      if (next === -1 || next >= place) return line
      line += 1
      at = next + 1
    }
  }
}

/** What `&…` at this place stands for: itself when XML knows it, otherwise written so that it is read as it stands. */
function mendedEntity(texto: string, at: number): { text: string; length: number; mended: string | null } {
  const near = texto.slice(at + 1, at + ENTITY)
  const name = near.slice(0, Math.max(0, near.indexOf(';')))
  const whole = `&${name};`
  if (RESOLVED.has(name)) return { text: whole, length: whole.length, mended: null }
  if (/^#(?:\d{1,8}|x[\da-f]{1,6})$/i.test(name)) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
    const text = isXmlChar(code) ? `&#${code};` : '\ufffd'
    return { text, length: whole.length, mended: isXmlChar(code) ? null : whole }
  }
  if (/^[a-z][a-z\d]*$/i.test(name)) return { text: `&amp;${name};`, length: whole.length, mended: whole }
  return { text: '&amp;', length: 1, mended: '&' }
}

/** Marks outside of which `&` begins an entity. */
const VERBATIM = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
] as const

/** Where what begins here ends, when it is one of those that hold no mark of their own. */
function verbatimEnd(texto: string, at: number): number | null {
  for (const [begin, end] of VERBATIM)
    if (texto.startsWith(begin, at)) {
      const found = texto.indexOf(end, at + begin.length)
      return found === -1 ? texto.length : found + end.length
    }
  return null
}

/** Without the signs that XML forbids. */
function withoutControls(texto: string, consertos: Set<string>): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return texto.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, (sign) => {
    consertos.add(`U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
    return ''
  })
}

/** The same text with every entity one that XML knows: what it does not know comes out as it was written. */
function mend(texto: string, consertos: Set<string>): string {
  const clean = withoutControls(texto, consertos)
  const out: string[] = []
  let [kept, at] = [0, 0]
  /** Where no `<` comes before, entities are looked for. */
  let mark = clean.indexOf('<')
  for (;;) {
    const amp = clean.indexOf('&', at)
    if (amp === -1) break
    while (mark !== -1 && mark < amp) {
      const end = verbatimEnd(clean, mark)
      if (end !== null && end > amp) break
      mark = clean.indexOf('<', end ?? mark + 1)
    }
    if (mark !== -1 && mark < amp) {
      at = verbatimEnd(clean, mark) ?? amp
      mark = clean.indexOf('<', at)
      continue
    }
    const { text, length, mended } = mendedEntity(clean, amp)
    if (mended !== null && consertos.size < TOLD) consertos.add(mended)
    out.push(clean.slice(kept, amp), text)
    kept = at = amp + length
  }
  out.push(clean.slice(kept))
  return out.join('')
}

/** Thrown through the parser to stop it, and caught here. */
class Stop extends Error {
  readonly falha: FalhaXml
  constructor(falha: FalhaXml) {
    super(falha.motivo)
    this.falha = falha
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

function addText(no: No | undefined, text: string): void {
  if (!no || text === '') return
  const last = no.filhos.length - 1
  if (typeof no.filhos[last] === 'string') no.filhos[last] += text
  else no.filhos.push(text)
}

function stop(motivo: FalhaXml['motivo'], linha: number, detalhe: string): never {
  throw new Stop({ motivo, linha, detalhe })
}

/** One document, or one element of it that begins on the given line. */
export function readArvore(texto: string, linha = 1): ArvoreLida {
  const consertos = new Set<string>()
  const mended = mend(texto, consertos)
  const parser = new SaxesParser({ xmlns: false, position: true })
  const open: No[] = []
  let raiz: No | null = null
  let ended = false
  const line = () => linha - 1 + parser.line
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) stop('entidade', line(), '<!ENTITY')
  })
  parser.on('error', (error) => {
    const said = error.message.replace(/^\d+:\d+: /, '')
    if (MENDED.some((one) => said.startsWith(one))) {
      if (consertos.size < TOLD) consertos.add(said)
      return
    }
    const last = open.at(-1)
    if (ended) stop('cortado', line(), last?.nome ?? '')
    stop('mal_formado', line(), said)
  })
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const no: No = { nome: local(name), atributos: { ...attributes }, filhos: [], linha: line() }
    if (open.length >= DEPTH) stop('grande_demais', no.linha, no.nome)
    open.at(-1)?.filhos.push(no)
    raiz ??= no
    if (!isSelfClosing) open.push(no)
  })
  parser.on('closetag', ({ isSelfClosing }) => {
    if (!isSelfClosing) open.pop()
  })
  parser.on('text', (text) => addText(open.at(-1), text))
  parser.on('cdata', (text) => addText(open.at(-1), text))
  try {
    parser.write(mended)
    ended = true
    parser.close()
  } catch (error) {
    if (error instanceof Stop) return { no: null, falha: error.falha, consertos: [...consertos] }
    throw error
  }
  return { no: raiz, falha: null, consertos: [...consertos] }
}

/** Where a DOCTYPE that begins here ends. */
function doctypeEnd(texto: string, at: number): number {
  const end = texto.indexOf('>', at)
  const subset = texto.indexOf('[', at)
  if (end === -1) return texto.length
  if (subset === -1 || subset > end) return end + 1
  const closed = texto.indexOf(']', subset)
  const after = closed === -1 ? -1 : texto.indexOf('>', closed)
  return after === -1 ? texto.length : after + 1
}

interface Trecho {
  inicio: number
  fim: number
  /** What its end is: its own mark, the beginning of the next, the end of the text. */
  como: 'fechado' | 'outro' | 'cortado'
}

/** Where a tag that begins here ends, and whether it is empty. `>` within quotes does not count, `<` stands nowhere. */
function tagEnd(texto: string, at: number): { fim: number; vazio: boolean } {
  let quote = ''
  for (let n = at; n < texto.length; n += 1) {
    const sign = texto[n] ?? ''
    if (sign === '<' && n > at) break
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return { fim: n + 1, vazio: texto[n - 1] === '/' }
  }
  return { fim: at + 1, vazio: false }
}

/** The elements of these names, which do not stand within each other; and whether an entity is declared. */
function findTrechos(
  texto: string,
  nomes: ReadonlySet<string>,
): { trechos: Trecho[]; entidade: number | null } {
  const trechos: Trecho[] = []
  let inicio: number | null = null
  const end = (fim: number, como: Trecho['como']) => {
    if (inicio !== null) trechos.push({ inicio, fim, como })
    inicio = null
  }
  const name = /(\/?)(?:[\w.-]{1,100}:)?([\w.-]{1,100})/y
  for (let at = texto.indexOf('<'); at !== -1; ) {
    const verbatim = verbatimEnd(texto, at)
    if (verbatim !== null) {
      at = texto.indexOf('<', verbatim)
      continue
    }
    if (/^<!DOCTYPE/i.test(texto.slice(at, at + 9))) {
      const fim = doctypeEnd(texto, at)
      if (/<!ENTITY/i.test(texto.slice(at, fim))) return { trechos: [], entidade: at }
      at = texto.indexOf('<', fim)
      continue
    }
    name.lastIndex = at + 1
    const [, close = '', nome = ''] = name.exec(texto) ?? []
    let next = at + 1
    if (nomes.has(nome)) {
      const tag = tagEnd(texto, at)
      if (close) end(tag.fim, 'fechado')
      else {
        end(at, 'outro')
        inicio = at
        if (tag.vazio) end(tag.fim, 'fechado')
      }
      next = tag.fim
    }
    at = texto.indexOf('<', next)
  }
  end(texto.length, 'cortado')
  return { trechos, entidade: null }
}

function readPedaco(texto: string, trecho: Trecho, linha: number): Pedaco {
  const fonte = texto.slice(trecho.inicio, trecho.fim)
  if (trecho.como === 'fechado') return { ...readArvore(fonte, linha), linha, fonte }
  const falha: FalhaXml =
    trecho.como === 'cortado'
      ? { motivo: 'cortado', linha: lineCounter(fonte, linha)(fonte.length), detalhe: '' }
      : { motivo: 'mal_formado', linha, detalhe: 'unclosed' }
  return { no: null, falha, consertos: [], linha, fonte }
}

/** The elements of these names, each read for itself, and what stands around them. */
export function readXml(texto: string, nomes: ReadonlySet<string>): XmlLido {
  const { trechos, entidade } = findTrechos(texto, nomes)
  const line = lineCounter(texto)
  if (entidade !== null)
    return {
      raiz: null,
      pedacos: [],
      falha: { motivo: 'entidade', linha: line(entidade), detalhe: '<!ENTITY' },
    }
  const around: string[] = []
  let at = 0
  const pedacos = trechos.map((trecho, n) => {
    const pedaco = readPedaco(texto, trecho, line(trecho.inicio))
    const lines = pedaco.fonte.split('\n').length - 1
    around.push(texto.slice(at, trecho.inicio), `<pedaco n="${n}"/>`, '\n'.repeat(lines))
    at = trecho.fim
    return pedaco
  })
  around.push(texto.slice(at))
  const { no, falha } = readArvore(around.join(''))
  return { raiz: no, pedacos, falha }
}
