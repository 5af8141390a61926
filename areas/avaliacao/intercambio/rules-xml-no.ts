/** Small trees of XML: asking them, and writing text and HTML. What reads them is rules-xml.ts. */
import { table } from '../../../core/contract/table.ts'

/** An element. */
export interface No {
  /** Without its prefix. */
  nome: string
  /** By name as written (`xml:lang`). */
  atributos: Record<string, string>
  filhos: (No | string)[]
  /** In the file, from 1. */
  linha: number
}

export const isNo = (filho: No | string): filho is No => typeof filho !== 'string'

/** The elements of this name right below, in order. */
export const childrenOf = (no: No, nome: string): No[] =>
  no.filhos.filter((filho): filho is No => isNo(filho) && filho.nome === nome)

export const childOf = (no: No, nome: string): No | null =>
  no.filhos.find((filho): filho is No => isNo(filho) && filho.nome === nome) ?? null

/** All that is written in it, without the marks. */
export const textOf = (no: No | null): string =>
  no ? no.filhos.map((filho) => (isNo(filho) ? textOf(filho) : filho)).join('') : ''

const ESCAPES: Record<string, string> = table({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })
/** Text that stands in XML or HTML as it is. */
export const escapeXml = (texto: string): string => texto.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** Elements of HTML that are never closed. */
const EMPTY = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

/** What stands in an element, written as HTML reads it: what is empty is closed all the same, but for HTML's own. */
export function htmlOf(filhos: readonly (No | string)[]): string {
  return filhos
    .map((filho) => {
      if (!isNo(filho)) return escapeXml(filho)
      const atributos = Object.entries(filho.atributos).map(
        ([nome, valor]) => ` ${nome}="${escapeXml(valor)}"`,
      )
      const begin = `<${filho.nome}${atributos.join('')}>`
      return EMPTY.has(filho.nome) ? begin : `${begin}${htmlOf(filho.filhos)}</${filho.nome}>`
    })
    .join('')
}
