/** Hides words in a square of letters. */
import { pick, type Sorte, shuffled } from './rules-publicar-sorte.ts'

type Cela = [linha: number, coluna: number]

export type Escondida<P> = P & { de: Cela; ate: Cela }

/** Letters that Portuguese uses often: between them the words don't stand out. */
const ENCHIMENTO = 'AAAEEEOOOSSRRIINNDDMMTUUCCLLPPVVGHBFZJXQ'
const RETAS: readonly Cela[] = [
  [0, 1],
  [1, 0],
]
const DIAGONAIS: readonly Cela[] = [
  [1, 1],
  [-1, 1],
]
const MENOR = 8

/**
 * Words are read to the right and down; with `diagonais` also aslant to the right. The square is as small as they fit
 * in: at most 30 cells a side for 15 words of 15 letters.
 */
export function esconder<P extends { letras: string }>(
  palavras: readonly P[],
  diagonais: boolean,
  sorte: Sorte,
): { grade: string[]; palavras: Escondida<P>[] } {
  const longest = Math.max(MENOR, ...palavras.map(({ letras }) => letras.length))
  const letters = palavras.reduce((sum, { letras }) => sum + letras.length, 0)
  const directions = diagonais ? [...RETAS, ...DIAGONAIS] : RETAS
  const order = palavras.toSorted((a, b) => b.letras.length - a.letras.length)
  for (let side = Math.max(longest, Math.ceil(Math.sqrt(letters * 1.6))); ; side++) {
    const found = hideAll(order, side, directions, sorte)
    if (!found) continue
    const postas = new Map(found.palavras.map((posta) => [posta.letras, posta]))
    return {
      grade: found.celas.map((row) => row.map((letra) => letra || filler(sorte)).join('')),
      palavras: palavras.map((palavra) => ({ ...(postas.get(palavra.letras) as Escondida<P>), ...palavra })),
    }
  }
}

const filler = (sorte: Sorte): string => ENCHIMENTO[pick(sorte, ENCHIMENTO.length)] as string

/** All words in a square of this side; undefined when one finds no room. */
function hideAll<P extends { letras: string }>(
  palavras: readonly P[],
  side: number,
  directions: readonly Cela[],
  sorte: Sorte,
): { celas: string[][]; palavras: Escondida<P>[] } | undefined {
  const celas = Array.from({ length: side }, () => Array.from({ length: side }, () => ''))
  const postas: Escondida<P>[] = []
  for (const palavra of palavras) {
    const place = placeFor(celas, palavra.letras, directions, sorte)
    if (!place) return undefined
    const { de, passo } = place
    for (const [i, letra] of [...palavra.letras].entries())
      (celas[de[0] + passo[0] * i] as string[])[de[1] + passo[1] * i] = letra
    const last = palavra.letras.length - 1
    postas.push({ ...palavra, de, ate: [de[0] + passo[0] * last, de[1] + passo[1] * last] })
  }
  return { celas, palavras: postas }
}

function placeFor(
  celas: readonly (readonly string[])[],
  letras: string,
  directions: readonly Cela[],
  sorte: Sorte,
): { de: Cela; passo: Cela } | undefined {
  const side = celas.length
  const starts = Array.from({ length: side * side }, (_, at): Cela => [Math.floor(at / side), at % side])
  const fits = ([linha, coluna]: Cela, [dl, dc]: Cela): boolean =>
    [...letras].every((letra, i) => {
      const there = celas[linha + dl * i]?.[coluna + dc * i]
      return there === '' || there === letra
    })
  for (const passo of shuffled(directions, sorte)) {
    const de = shuffled(starts, sorte).find((start) => fits(start, passo))
    if (de) return { de, passo }
  }
  return undefined
}
