/** XML of QTI as it is written, in the names of version 2.2 or of version 3; HTML as XHTML. */

import { table } from '../../../core/contract/table.ts'
import { isAddress, nodesOf } from './rules-qti-html.ts'
import { isNo, type No } from './rules-xml-no.ts'

export type Versao = '2.2' | '3.0'

/** An element of QTI; HTML in it is written as it stands. */
export interface Elemento {
  nome: string
  atributos: Record<string, string | undefined>
  filhos: readonly (Elemento | Xhtml | string)[]
}
/** What is XML already. */
export interface Xhtml {
  xml: string
}

export const el = (
  nome: string,
  atributos: Record<string, string | undefined> = {},
  ...filhos: readonly (Elemento | Xhtml | string | null)[]
): Elemento => ({ nome, atributos, filhos: filhos.filter((filho) => filho !== null) })

const SIGNS: Readonly<Record<string, string>> = table({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
})

/** What XML can't hold. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const allowed = (text: string): string => text.replace(FORBIDDEN, '')

export const attributeText = (text: string): string =>
  allowed(text).replace(/[&<>"\n\r\t]/g, (sign) => SIGNS[sign] ?? sign)
export const plainText = (text: string): string =>
  allowed(text).replace(/[&<>\r]/g, (sign) => SIGNS[sign] ?? sign)

const kebab = (nome: string): string => nome.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)

export function writeElement({ nome, atributos, filhos }: Elemento, versao: Versao): string {
  const third = versao === '3.0'
  const name = third ? `qti-${kebab(nome)}` : nome
  const said = Object.entries(atributos).flatMap(([as, valor]) =>
    valor === undefined ? [] : [` ${third && !as.includes(':') ? kebab(as) : as}="${attributeText(valor)}"`],
  )
  const inner = filhos.map((filho) =>
    typeof filho === 'string' ? plainText(filho) : 'xml' in filho ? filho.xml : writeElement(filho, versao),
  )
  return inner.length === 0
    ? `<${name}${said.join('')}/>`
    : `<${name}${said.join('')}>${inner.join('')}</${name}>`
}

const NAME = /^[A-Za-z_][A-Za-z\d_.-]{0,99}$/
/** Names that mean something else in QTI. */
const TAKEN = /^(?:gap|hottext|prompt|qti-)/
const NAMESPACES: Readonly<Record<string, string>> = table({
  math: 'http://www.w3.org/1998/Math/MathML',
  svg: 'http://www.w3.org/2000/svg',
})

function attributesOf(no: No, troca: (address: string) => string): string {
  const said = Object.entries(no.atributos).flatMap(([nome, valor]) => {
    const value = isAddress(no.nome, nome) ? troca(valor) : valor
    if (nome === 'xlink:href')
      return [` xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${attributeText(value)}"`]
    return NAME.test(nome) && nome !== 'xmlns' ? [` ${nome}="${attributeText(value)}"`] : []
  })
  const space = NAMESPACES[no.nome]
  return `${space ? ` xmlns="${space}"` : ''}${said.join('')}`
}

/** HTML as XML that says the same. `outro`: what is written in the place of an element. */
export function xhtmlOf(
  html: string,
  troca: (address: string) => string,
  outro: (no: No) => string | null = () => null,
): string {
  const write = (filho: No | string): string => {
    if (!isNo(filho)) return plainText(filho)
    const other = outro(filho)
    if (other !== null) return other
    const inner = filho.filhos.map(write).join('')
    if (!NAME.test(filho.nome) || TAKEN.test(filho.nome)) return inner
    const begin = `<${filho.nome}${attributesOf(filho, troca)}`
    return inner === '' ? `${begin}/>` : `${begin}>${inner}</${filho.nome}>`
  }
  return nodesOf(html).map(write).join('')
}

const BLOCK =
  /^(?:address|article|aside|blockquote|div|dl|figure|h[1-6]|header|hr|ol|p|pre|section|table|ul)$/

/** Whether all of it stands in blocks, as a body wants it. */
export const isBlocks = (html: string): boolean => {
  const nodes = nodesOf(html)
  return nodes.length > 0 && nodes.every((no) => (isNo(no) ? BLOCK.test(no.nome) : no.trim() === ''))
}
