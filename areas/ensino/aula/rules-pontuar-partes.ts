/** Counts the right parts of an answer: the share of hits that each kind of screen is scored by. */
import type { Ligaveis } from './rules-pontuar-gabarito.ts'

/** A part of an answer and whether it is right. */
export interface Julgada {
  /** The name of the part; by place, from 1, where it has none. */
  id: string
  certa: boolean
  /** What the author says to whoever chose it. */
  feedback?: string
}

/** A part that was chosen, with what its author says to it. */
export const julgada = (id: string, certa: boolean, feedback: string | undefined): Julgada =>
  feedback ? { id, certa, feedback } : { id, certa }

/** Within 0 and 1, whatever is counted; 0 of nothing is 0. */
export const share = (count: number, of: number): number =>
  of === 0 ? 0 : Math.min(1, Math.max(0, count / of))

export const countCertas = (parts: readonly Julgada[]): number => parts.filter(({ certa }) => certa).length

/** What stands there exactly once: a part that is answered twice is not answered. */
function once<T>(items: readonly T[], name: (item: T) => string): Map<string, T> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(name(item), (counts.get(name(item)) ?? 0) + 1)
  return new Map(items.filter((item) => counts.get(name(item)) === 1).map((item) => [name(item), item]))
}

/** Each linked part; `single`: only one can be right at the same place. */
export function julgarLigacoes(
  key: Ligaveis,
  given: readonly { de: string; para: string }[],
  single = false,
): Julgada[] {
  const taken = new Set<string>()
  const links = [...once(given, ({ de }) => de).values()].sort((a, b) => (a.de < b.de ? -1 : 1))
  return links.map(({ de, para }) => {
    const fits = key.some((right) => right.de === de && right.para.includes(para))
    const certa = fits && !(single && taken.has(para))
    if (certa) taken.add(para)
    return { id: de, certa }
  })
}

/** Each answered question, right by any of its right alternatives. */
export function julgarPerguntas(
  key: readonly { id: string; certas: readonly string[]; feedbacks: Readonly<Record<string, string>> }[],
  given: readonly { pergunta: string; alternativa: string }[],
): Julgada[] {
  const asked = new Map(key.map((pergunta) => [pergunta.id, pergunta]))
  return [...once(given, ({ pergunta }) => pergunta).values()].map(({ pergunta, alternativa }) => {
    const { certas = [], feedbacks = {} } = asked.get(pergunta) ?? {}
    return julgada(pergunta, certas.includes(alternativa), feedbacks[alternativa])
  })
}

/** The places in `one` of a longest run that stands in `other` in the same order; of several, one that ends first. */
export function longestCommon(one: readonly number[], other: readonly number[]): number[] {
  let row: number[][] = other.map(() => [])
  for (const [place, item] of one.entries()) {
    const next: number[][] = []
    for (const [at, there] of other.entries()) {
      const kept = row[at] ?? []
      const before = next[at - 1] ?? []
      const along = there === item ? [...(row[at - 1] ?? []), place] : []
      next.push([kept, before, along].reduce((best, run) => (run.length > best.length ? run : best)))
    }
    row = next
  }
  return row.at(-1) ?? []
}
