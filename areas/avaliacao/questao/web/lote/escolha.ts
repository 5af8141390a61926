/** Which questions of a list are chosen: kept from page to page, never more than are changed together. */
import { useState } from 'react'
import { MAX_LOTE } from '../../contract.ts'

export interface Escolha {
  /** The questions of the page, in their order. */
  page: readonly number[]
  chosen: ReadonlySet<number>
  /** No more may be chosen. */
  full: boolean
  /** `through`: with all between it and the one before it, as it becomes. */
  toggle: (id: number, through?: boolean) => void
  togglePage: (on: boolean) => void
  /** These and no others. */
  choose: (ids: readonly number[]) => void
  clear: () => void
}

/** What is chosen after `ids` are chosen or not: what there was first, at most `most`. Pure. */
export function withThese(
  chosen: ReadonlySet<number>,
  ids: readonly number[],
  on: boolean,
  most: number = MAX_LOTE,
): ReadonlySet<number> {
  if (on) return new Set([...new Set([...chosen, ...ids])].slice(0, Math.max(most, chosen.size)))
  return new Set([...chosen].filter((id) => !ids.includes(id)))
}

/** From one to the other in the order of the page, both with them; the second alone where the first is not there. Pure. */
export function between(page: readonly number[], from: number | null, to: number): readonly number[] {
  const ends = [page.indexOf(from ?? to), page.indexOf(to)].toSorted((a, b) => a - b)
  const [first = -1, last = -1] = ends
  return first < 0 ? [to] : page.slice(first, last + 1)
}

export function useEscolha(page: readonly number[]): Escolha {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [last, setLast] = useState<number | null>(null)
  return {
    page,
    chosen,
    full: chosen.size >= MAX_LOTE,
    toggle: (id, through = false) => {
      const ids = through ? between(page, last, id) : [id]
      setChosen(withThese(chosen, ids, !chosen.has(id)))
      setLast(id)
    },
    togglePage: (on) => setChosen(withThese(chosen, page, on)),
    choose: (ids) => setChosen(withThese(new Set(), ids, true)),
    clear: () => {
      setChosen(new Set())
      setLast(null)
    },
  }
}
