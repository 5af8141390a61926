/** Numbers and letters that Word draws before its paragraphs, written into them: what reads the document sees what people see. */
import { readXml } from './rules-xml.ts'
import { childOf, childrenOf, escapeXml, type No } from './rules-xml-no.ts'

interface Nivel {
  formato: string
  inicio: number
  /** `%1.`, `(%2)`. */
  texto: string
}

interface Lista {
  /** Lists that share it count on. */
  conta: string
  niveis: Map<number, Nivel>
}

const VAL = 'w:val'
const valorDe = (no: No | null, nome: string): string => (no && childOf(no, nome)?.atributos[VAL]) ?? ''

const nivelDe = (no: No): Nivel => ({
  formato: valorDe(no, 'numFmt'),
  inicio: Number(valorDe(no, 'start') || 1),
  texto: valorDe(no, 'lvlText'),
})

const niveisDe = (no: No): Map<number, Nivel> =>
  new Map(childrenOf(no, 'lvl').map((lvl) => [Number(lvl.atributos['w:ilvl'] ?? 0), nivelDe(lvl)]))

function listasDe(numbering: string): Map<string, Lista> {
  const raiz = readXml(numbering, new Set()).raiz
  if (!raiz) return new Map()
  const abstract = new Map(
    childrenOf(raiz, 'abstractNum').map((no) => [no.atributos['w:abstractNumId'] ?? '', niveisDe(no)]),
  )
  return new Map(
    childrenOf(raiz, 'num').map((no) => {
      const id = no.atributos['w:numId'] ?? ''
      const base = valorDe(no, 'abstractNumId')
      const niveis = new Map(abstract.get(base))
      const overrides = childrenOf(no, 'lvlOverride')
      for (const one of overrides) {
        const ilvl = Number(one.atributos['w:ilvl'] ?? 0)
        const lvl = childOf(one, 'lvl')
        const before = lvl ? nivelDe(lvl) : niveis.get(ilvl)
        const start = valorDe(one, 'startOverride')
        if (before) niveis.set(ilvl, { ...before, ...(start !== '' && { inicio: Number(start) }) })
      }
      return [id, { conta: overrides.length > 0 ? `n${id}` : `a${base}`, niveis }]
    }),
  )
}

/** Style → the list that its paragraphs belong to. */
function estilosDe(styles: string): Map<string, { numId: string; ilvl: number }> {
  const raiz = readXml(styles, new Set()).raiz
  return new Map(
    (raiz ? childrenOf(raiz, 'style') : []).flatMap((style) => {
      const pPr = childOf(style, 'pPr')
      const numPr = pPr && childOf(pPr, 'numPr')
      const numId = valorDe(numPr, 'numId')
      return numId === ''
        ? []
        : [[style.atributos['w:styleId'] ?? '', { numId, ilvl: Number(valorDe(numPr, 'ilvl')) }]]
    }),
  )
}

const ROMANS = [
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const

function roman(n: number): string {
  let [left, out] = [Math.min(n, 89), '']
  for (const [sign, value] of ROMANS)
    while (left >= value) {
      out += sign
      left -= value
    }
  return out
}

function drawn(formato: string, n: number): string | null {
  const letter = String.fromCharCode(97 + ((n - 1) % 26))
  switch (formato) {
    case 'decimal':
    case 'decimalZero':
      return String(n)
    case 'lowerLetter':
      return letter
    case 'upperLetter':
      return letter.toUpperCase()
    case 'lowerRoman':
      return roman(n)
    case 'upperRoman':
      return roman(n).toUpperCase()
    default:
      return null
  }
}

/** The document with its numbers written out. */
export function comNumeros(document: string, numbering: string, styles: string): string {
  const listas = listasDe(numbering)
  if (listas.size === 0) return document
  const estilos = estilosDe(styles)
  const counts = new Map<string, number>()

  const labelOf = (numId: string, ilvl: number): string | null => {
    const lista = listas.get(numId)
    const nivel = lista?.niveis.get(ilvl)
    if (!lista || !nivel || drawn(nivel.formato, 1) === null) return null
    const key = (level: number) => `${lista.conta} ${level}`
    counts.set(key(ilvl), (counts.get(key(ilvl)) ?? nivel.inicio - 1) + 1)
    for (let deeper = ilvl + 1; deeper < 9; deeper += 1) counts.delete(key(deeper))
    return nivel.texto.replaceAll(/%(\d)/g, (_, said: string) => {
      const level = Number(said) - 1
      const other = lista.niveis.get(level)
      return drawn(other?.formato ?? '', counts.get(key(level)) ?? other?.inicio ?? 1) ?? ''
    })
  }

  const [first = '', ...rest] = without(document, '<w:pPrChange', '</w:pPrChange>').split('<w:pPr>')
  return first + rest.map((piece) => `<w:pPr>${numberedAt(piece, estilos, labelOf)}`).join('')
}

/** A text without what stands from one mark to the next. */
function without(texto: string, begin: string, end: string): string {
  const [first = '', ...rest] = texto.split(begin)
  return (
    first +
    rest
      .map((piece) => (piece.includes(end) ? piece.slice(piece.indexOf(end) + end.length) : begin + piece))
      .join('')
  )
}

const END = '</w:pPr>'

/** `piece` begins inside of the properties of a paragraph: its number becomes the first of its words. */
function numberedAt(
  piece: string,
  estilos: ReadonlyMap<string, { numId: string; ilvl: number }>,
  labelOf: (numId: string, ilvl: number) => string | null,
): string {
  const end = piece.indexOf(END)
  if (end < 0) return piece
  const inside = piece.slice(0, end)
  const style = /<w:pStyle w:val="([^"]{1,100})"/.exec(inside)?.[1] ?? ''
  const own = /<w:numId w:val="(\d{1,9})"/.exec(inside)?.[1]
  const level = /<w:ilvl w:val="(\d)"/.exec(inside)?.[1]
  const numId = own ?? estilos.get(style)?.numId
  if (numId === undefined || numId === '0') return piece
  const label = labelOf(numId, level === undefined ? (estilos.get(style)?.ilvl ?? 0) : Number(level))
  if (label === null) return piece
  const run = `<w:r><w:t xml:space="preserve">${escapeXml(label)} </w:t></w:r>`
  return `${without(inside, '<w:numPr>', '</w:numPr>')}${END}${run}${piece.slice(end + END.length)}`
}
