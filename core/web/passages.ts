/** Passages of a text: cut where marks begin and end, its sentences, and what of it is selected. Pure, but for the last. */

interface Span {
  de: number
  ate: number
}

export interface Piece<M extends Span> extends Span {
  texto: string
  /** Marks that stand over it, in the order that they were given in. */
  marcas: readonly M[]
  /** Marks that end here. */
  fim: readonly M[]
}

/** A text in pieces, which begins at `from` of the whole that marks count in; `also`: places that are cut too. */
export function piecesOf<M extends Span>(
  texto: string,
  marcas: readonly M[],
  { from = 0, also = [] }: { from?: number; also?: readonly number[] } = {},
): Piece<M>[] {
  const end = from + texto.length
  const within = (one: number) => Math.max(from, Math.min(one, end))
  const cuts = [from, end, ...also, ...marcas.flatMap(({ de, ate }) => [de, ate])].map(within)
  const edges = [...new Set(cuts)].toSorted((a, b) => a - b)
  return edges.slice(1).map((ate, at) => {
    const de = edges[at] ?? from
    return {
      de,
      ate,
      texto: texto.slice(de - from, ate - from),
      marcas: marcas.filter((marca) => marca.de <= de && marca.ate >= ate),
      fim: marcas.filter((marca) => marca.ate === ate && marca.de < ate),
    }
  })
}

/** Where its sentences begin and end, without the spaces around them. */
export function sentences(texto: string): [number, number][] {
  const cut = new Intl.Segmenter('pt-BR', { granularity: 'sentence' })
  return [...cut.segment(texto)].flatMap(({ segment, index }): [number, number][] => {
    const trimmed = segment.trim()
    if (trimmed === '') return []
    const de = index + segment.indexOf(trimmed)
    return [[de, de + trimmed.length]]
  })
}

/** Where in a piece of the page one end of a selection lies; a piece that is drawn (`data-ate`) is taken whole. */
function edgeIn(piece: HTMLElement, { node, offset }: { node: Node; offset: number }, end: boolean): number {
  const de = Number(piece.dataset.de)
  const ate =
    piece.dataset.ate === undefined ? de + (piece.textContent ?? '').length : Number(piece.dataset.ate)
  if (piece.dataset.ate !== undefined || !(node instanceof Text) || !piece.contains(node))
    return end ? ate : de
  return de + offset
}

/** What is selected of the text within `root`, whose pieces tell where they begin (`data-de`); null: nothing of it. */
export function selectedIn(root: HTMLElement, texto: string): [number, number] | null {
  const selection = root.ownerDocument.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!range.intersectsNode(root)) return null
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-de]')].filter((one) =>
    range.intersectsNode(one),
  )
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return null
  const de = edgeIn(first, { node: range.startContainer, offset: range.startOffset }, false)
  const ate = edgeIn(last, { node: range.endContainer, offset: range.endOffset }, true)
  if (de >= ate) return null
  const chosen = texto.slice(de, ate)
  const trimmed = chosen.trim()
  if (trimmed === '') return null
  const begin = de + chosen.indexOf(trimmed)
  return [begin, begin + trimmed.length]
}
