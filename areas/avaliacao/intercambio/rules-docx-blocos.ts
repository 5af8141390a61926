/** A document as paragraphs and tables, one after the other: their words, their HTML, and how they stand out. */
import { readXml } from './rules-xml.ts'
import { htmlOf, isNo, type No, textOf } from './rules-xml-no.ts'

export type Marca = 'asterisco' | 'negrito' | 'sublinhado' | 'realce'

export interface Bloco {
  /** Its paragraph, counted from 1. */
  linha: number
  texto: string
  html: string
  tabela: boolean
  temImagem: boolean
  /** All of its words stand out so. */
  marcas: ReadonlySet<Marca>
  /** Without so many of its first letters. */
  sem(letters: number): Bloco
  filhos: readonly (No | string)[]
}

const ELEMENTS: readonly (readonly [Marca, ReadonlySet<string>])[] = [
  ['negrito', new Set(['strong', 'b'])],
  ['sublinhado', new Set(['u'])],
  ['realce', new Set(['mark'])],
]

/** The words that stand outside of these elements. */
const outside = (filhos: readonly (No | string)[], elements: ReadonlySet<string>): string =>
  filhos
    .map((one) => (isNo(one) ? (elements.has(one.nome) ? '' : outside(one.filhos, elements)) : one))
    .join('')

const textOfAll = (filhos: readonly (No | string)[]): string =>
  filhos.map((one) => (isNo(one) ? textOf(one) : one)).join('')

const holdsImage = (filhos: readonly (No | string)[]): boolean =>
  filhos.some((one) => isNo(one) && (one.nome === 'img' || holdsImage(one.filhos)))

function dropped(filhos: readonly (No | string)[], letters: number): [(No | string)[], number] {
  let left = letters
  const kept = filhos.flatMap((one): (No | string)[] => {
    if (left === 0) return [one]
    if (!isNo(one)) {
      const cut = Math.min(left, one.length)
      left -= cut
      return cut === one.length ? [] : [one.slice(cut)]
    }
    const [inside, rest] = dropped(one.filhos, left)
    left = rest
    return inside.length === 0 && one.filhos.length > 0 ? [] : [{ ...one, filhos: inside }]
  })
  return [kept, left]
}

/** A star at its beginning or its end marks it, and goes. */
function unstarred(
  filhos: readonly (No | string)[],
  texto: string,
): { filhos: readonly (No | string)[]; star: boolean } {
  const begins = /^\s{0,20}\*\s{0,20}/.exec(texto)
  if (begins) return { filhos: dropped(filhos, begins[0].length)[0], star: true }
  const [last] = filhos.slice(-1)
  if (typeof last === 'string' && /\*\s{0,20}$/.test(last))
    return { filhos: [...filhos.slice(0, -1), last.replace(/\s{0,20}\*\s{0,20}$/, '')], star: true }
  return { filhos, star: false }
}

const drawnBold = (one: readonly (No | string)[], elements: ReadonlySet<string>): boolean =>
  textOfAll(one).trim() !== '' && outside(one, elements).trim() === ''

export function blocoOf(
  given: readonly (No | string)[],
  linha: number,
  { tabela = false, starred = false } = {},
): Bloco {
  const raw = textOfAll(given)
  const { filhos, star } = tabela ? { filhos: given, star: false } : unstarred(given, raw)
  const texto = textOfAll(filhos).replaceAll('\u00a0', ' ')
  const marcas = new Set<Marca>(
    ELEMENTS.flatMap(([marca, elements]) => (drawnBold(filhos, elements) ? [marca] : [])),
  )
  if (star || starred) marcas.add('asterisco')
  return {
    linha,
    texto,
    html: htmlOf(filhos),
    tabela,
    temImagem: holdsImage(filhos),
    marcas,
    filhos,
    sem: (letters) => blocoOf(dropped(filhos, letters)[0], linha, { tabela, starred: star || starred }),
  }
}

const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const LISTS = new Set(['ul', 'ol'])

function walk(filhos: readonly (No | string)[], out: Bloco[]): void {
  for (const one of filhos) {
    if (!isNo(one)) continue
    const put = (inside: readonly (No | string)[], tabela = false) =>
      out.push(blocoOf(inside, out.length + 1, { tabela }))
    if (PARAGRAPHS.has(one.nome)) put(one.filhos)
    else if (one.nome === 'table') put([one], true)
    else if (LISTS.has(one.nome)) walk(one.filhos, out)
    else if (one.nome === 'li') {
      const nested = (child: No | string) =>
        isNo(child) && (LISTS.has(child.nome) || PARAGRAPHS.has(child.nome))
      const own = one.filhos.filter((child) => !nested(child))
      if (textOfAll(own).trim() !== '' || holdsImage(own)) put(own)
      walk(one.filhos.filter(nested), out)
    } else walk(one.filhos, out)
  }
}

/** null: it is no well-formed HTML. */
export function blocosDe(html: string): Bloco[] | null {
  const { raiz } = readXml(`<div>${html}</div>`, new Set())
  if (!raiz) return null
  const out: Bloco[] = []
  walk(raiz.filhos, out)
  return out.filter(({ texto, temImagem, tabela }) => tabela || temImagem || texto.trim() !== '')
}

/** Lines that were broken by hand are paragraphs of their own. */
export function linhasDoBloco(bloco: Bloco): Bloco[] {
  if (bloco.tabela || !bloco.filhos.some((one) => isNo(one) && one.nome === 'br')) return [bloco]
  const lines: (No | string)[][] = [[]]
  for (const one of bloco.filhos)
    if (isNo(one) && one.nome === 'br') lines.push([])
    else lines.at(-1)?.push(one)
  return lines
    .map((line) => blocoOf(line, bloco.linha))
    .filter(({ texto, temImagem }) => temImagem || texto.trim() !== '')
}

const PAIR = /(\d{1,4})\s{0,5}[.)ºª°:–—-]{0,3}\s{0,5}[([]?([A-Za-z])[)\]]?(?![\p{L}\d])/gu

const rowsOf = (no: No): string[][] =>
  no.filhos
    .filter(isNo)
    .flatMap((one) =>
      one.nome === 'tr' ? [one.filhos.filter(isNo).map((cell) => textOf(cell).trim())] : rowsOf(one),
    )

/** What a line of the key, or a table of it, says: the number and its letter. */
export function gabaritoDe({ texto, tabela, filhos }: Bloco): [number, string][] {
  if (!tabela) return [...texto.matchAll(PAIR)].map(([, n, letra = '']) => [Number(n), letra.toUpperCase()])
  const rows = filhos.filter(isNo).flatMap(rowsOf)
  return rows.flatMap((row, at): [number, string][] => {
    const below = rows[at + 1] ?? []
    const found = row.flatMap((cell, n): [number, string][] => {
      const number = /^\D{0,10}(\d{1,4})\D{0,3}$/.exec(cell)?.[1]
      const letra = /^\(?([A-Za-z])\)?$/.exec(below[n] ?? '')?.[1]
      return number !== undefined && letra !== undefined ? [[Number(number), letra.toUpperCase()]] : []
    })
    if (found.length > 0) return found
    return [...row.join(' ').matchAll(PAIR)].map(([, n, letra = '']) => [Number(n), letra.toUpperCase()])
  })
}
