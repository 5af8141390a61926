/** A text cut where marks begin and end, and where in it a selection lies. Pure, but for the last two. */
import type { Marca } from '../../shapes.ts'

export interface Trecho {
  de: number
  ate: number
  texto: string
  /** Marks that stand over it, in the order of their numbers. */
  marcas: readonly Marca[]
  /** Marks that end here: their numbers follow. */
  fim: readonly Marca[]
}

/** Marks of the text, in reading order; their numbers count from 1 over all marks of the work. */
export const doTexto = (marcas: readonly Marca[]): Marca[] =>
  marcas
    .filter(({ arquivo }) => arquivo === null)
    .toSorted((a, b) => a.de - b.de || a.ate - b.ate || a.id.localeCompare(b.id))

/** All marks as they are numbered: those of the text first, then those of the files, file by file. */
export const emOrdem = (marcas: readonly Marca[]): Marca[] => [
  ...doTexto(marcas),
  ...marcas
    .filter(({ arquivo }) => arquivo !== null)
    .toSorted((a, b) => (a.arquivo ?? 0) - (b.arquivo ?? 0) || a.de - b.de || a.id.localeCompare(b.id)),
]

/** The number of each mark, from 1. */
export const numeros = (marcas: readonly Marca[]): ReadonlyMap<string, number> =>
  new Map(emOrdem(marcas).map(({ id }, at) => [id, at + 1]))

/** The whole text in pieces; `alem`: a place that is shown, such as the sentence that is chosen. */
export function trechos(texto: string, marcas: readonly Marca[], alem?: readonly [number, number]): Trecho[] {
  const all = doTexto(marcas)
  const cuts = [0, texto.length, ...(alem ?? []), ...all.flatMap(({ de, ate }) => [de, ate])]
  const edges = [...new Set(cuts.map((one) => Math.min(one, texto.length)))].toSorted((a, b) => a - b)
  return edges.slice(1).map((ate, at) => {
    const de = edges[at] ?? 0
    return {
      de,
      ate,
      texto: texto.slice(de, ate),
      marcas: all.filter((marca) => marca.de <= de && marca.ate >= ate),
      fim: all.filter((marca) => marca.ate === ate),
    }
  })
}

/** Where its sentences begin and end, without the spaces around them. */
export function frases(texto: string): [number, number][] {
  const cut = new Intl.Segmenter('pt-BR', { granularity: 'sentence' })
  return [...cut.segment(texto)].flatMap(({ segment, index }): [number, number][] => {
    const trimmed = segment.trim()
    if (trimmed === '') return []
    const de = index + segment.indexOf(trimmed)
    return [[de, de + trimmed.length]]
  })
}

export const palavras = (texto: string): number =>
  texto.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0

/** The sign of the text at a place of the page, by `data-de` of the piece that it stands in. */
function signAt(root: HTMLElement, node: Node, offset: number): number | null {
  const piece = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-de]')
  if (!piece || !root.contains(piece)) return null
  return Number(piece.dataset.de) + (node instanceof Text ? offset : 0)
}

/** What is selected of the text within `root`; null: nothing of it. */
export function selectedIn(root: HTMLElement, texto: string): [number, number] | null {
  const selection = root.ownerDocument.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  const de = signAt(root, startContainer, startOffset)
  const ate = signAt(root, endContainer, endOffset)
  if (de === null || ate === null || de >= ate) return null
  const chosen = texto.slice(de, ate)
  const trimmed = chosen.trim()
  if (trimmed === '') return null
  const begin = de + chosen.indexOf(trimmed)
  return [begin, begin + trimmed.length]
}
