/** Straight lines in a grid of letters. */

export type Cela = readonly [linha: number, coluna: number]
interface Traco {
  de: number[]
  ate: number[]
}

/** The cells from one to another, both included; undefined where they are not in a straight line. */
export function cellsOf(de: Cela, ate: Cela): Cela[] | undefined {
  const [dl, dc] = [ate[0] - de[0], ate[1] - de[1]]
  const steps = Math.max(Math.abs(dl), Math.abs(dc))
  if (dl !== 0 && dc !== 0 && Math.abs(dl) !== Math.abs(dc)) return undefined
  return Array.from({ length: steps + 1 }, (_, i) => [de[0] + Math.sign(dl) * i, de[1] + Math.sign(dc) * i])
}

export const wordOf = (grade: readonly string[], cells: readonly Cela[]): string =>
  cells.map(([linha, coluna]) => grade[linha]?.[coluna] ?? '').join('')

const key = (cell: readonly number[]): string => cell.join(',')

export const sameLine = (a: Traco, b: Traco): boolean =>
  (key(a.de) === key(b.de) && key(a.ate) === key(b.ate)) ||
  (key(a.de) === key(b.ate) && key(a.ate) === key(b.de))

export const cellKey = key
