/**
 * Which questions fill what a matrix lacks: a test assembled under constraints (van der Linden, 2005, "Linear Models for
 * Optimal Test Design"), whose squares share no candidate, so that each is filled by itself. Pure.
 */
import type { Faixa, Vaga } from '../avaliacao/rules-matriz.ts'

export interface Candidata {
  id: number
  linha: number | null
  faixa: Faixa
  /** The class has met it. */
  vista: boolean
  /** Where its key stands; null: it has no single one. */
  letra: number | null
  /** Questions that ask almost the same: never both. */
  parecidas: readonly number[]
}

export interface Escolha {
  escolhidas: number[]
  /** What no question is there for. */
  vazias: Vaga[]
}

const key = (linha: number | null, faixa: Faixa): string => `${linha ?? '*'} ${faixa}`

/** `postas`: those that stand in it already; `candidatas`: those of a square best first. */
export function escolher(
  vagas: readonly Vaga[],
  candidatas: readonly Candidata[],
  postas: readonly number[],
  letras: readonly number[],
): Escolha {
  const inside = new Set(postas)
  const squares = new Map<string, Candidata[]>()
  for (const candidata of candidatas) {
    const name = key(candidata.linha, candidata.faixa)
    squares.set(name, [...(squares.get(name) ?? []), candidata])
  }
  const counts = new Map<number, number>()
  const count = (letra: number | null) => letra !== null && counts.set(letra, (counts.get(letra) ?? 0) + 1)
  letras.forEach(count)
  const of = ({ linha, faixa }: Vaga): Candidata[] => squares.get(key(linha, faixa)) ?? []
  const escolhidas: number[] = []
  const left = new Map<Vaga, number>()
  // Where the least is left to choose from, first: what it takes rules out likenesses elsewhere.
  const room = (vaga: Vaga) => of(vaga).length - vaga.quantas
  for (const vaga of [...vagas].sort((a, b) => room(a) - room(b))) {
    let missing = vaga.quantas
    for (; missing > 0; missing--) {
      const free = of(vaga).filter(
        ({ id, parecidas }) => !inside.has(id) && !parecidas.some((other) => inside.has(other)),
      )
      const [best] = free
        .map((one, rank) => ({
          one,
          rank,
          uses: one.letra === null ? 0 : (counts.get(one.letra) ?? 0),
        }))
        .sort((a, b) => Number(a.one.vista) - Number(b.one.vista) || a.uses - b.uses || a.rank - b.rank)
      if (!best) break
      inside.add(best.one.id)
      escolhidas.push(best.one.id)
      count(best.one.letra)
    }
    left.set(vaga, missing)
  }
  const vazias = vagas.map((vaga) => ({ ...vaga, quantas: left.get(vaga) ?? 0 }))
  return { escolhidas, vazias: vazias.filter(({ quantas }) => quantas > 0) }
}
