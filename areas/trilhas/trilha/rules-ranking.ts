/** Pure rules of rankings (product.md H-11; section 9): competition style, `N°`, who sees whom. */

export interface Concorrente {
  /** Null: nothing done yet. */
  pontos: number | null
  /** Seconds. */
  tempo: number | null
  nome: string
}

export type Classificado<T> = T & { posicao: number | null; rotulo: string }

/** "2°"; empty without a position. */
export const rotuloDe = (posicao: number | null): string => (posicao === null ? '' : `${posicao}°`)

/**
 * Most points first, then least time, then names, which others may not see whole. As many points share a position and
 * the next skips (1, 2, 2, 4). Without points: last, and without a position.
 */
export function classificar<T extends Concorrente>(todos: readonly T[]): Classificado<T>[] {
  const order = todos.toSorted(
    (a, b) =>
      (b.pontos ?? -1) - (a.pontos ?? -1) ||
      (a.tempo ?? Number.MAX_SAFE_INTEGER) - (b.tempo ?? Number.MAX_SAFE_INTEGER) ||
      a.nome.localeCompare(b.nome, 'pt-BR'),
  )
  let posicao = 0
  return order.map((one, at) => {
    if (at === 0 || order[at - 1]?.pontos !== one.pontos) posicao = at + 1
    const own = one.pontos === null ? null : posicao
    return { ...one, posicao: own, rotulo: rotuloDe(own) }
  })
}

/** Positions that everybody sees. */
const PRIMEIROS = 3

/**
 * The first three rows of a ranking, and the own row when its position lies beyond 3. Of more than three who share these
 * positions the first three rows show, the asker's own among them.
 */
export function quadroDe<T extends { posicao: number | null; eu: boolean }>(
  classificados: readonly T[],
): { ranking: T[]; minha: T | null } {
  const first = classificados.filter(({ posicao }) => posicao !== null).slice(0, PRIMEIROS)
  const minha = classificados.find(({ eu }) => eu) ?? null
  if (!minha || minha.posicao === null || first.includes(minha)) return { ranking: first, minha: null }
  if (minha.posicao > PRIMEIROS) return { ranking: first, minha }
  return { ranking: [...first.slice(0, PRIMEIROS - 1), minha], minha: null }
}

/**
 * What pupils see of their class (product.md H-32): the first three and themselves, or every place where the class shows
 * all. Who has no place yet is shown to themselves only.
 */
export function paraColegas<T extends { posicao: number | null; eu: boolean }>(
  classificados: readonly T[],
  todas: boolean,
): T[] {
  const { ranking, minha } = quadroDe(classificados)
  const placed = todas
    ? classificados.filter(({ posicao }) => posicao !== null)
    : [...ranking, ...(minha ? [minha] : [])]
  const own = classificados.find(({ eu }) => eu)
  return own && !placed.includes(own) ? [...placed, own] : placed
}

/** Years under which a pupil is compared with nobody of another school. */
const IDADE_ENTRE_ESCOLAS = 12

/**
 * The last day on which somebody was born who is old enough to be compared across schools. Who tells no birthday counts
 * as too young. `today`: dd by the tenant's clock.
 */
export const nascidoAte = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  `${year - IDADE_ENTRE_ESCOLAS}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
