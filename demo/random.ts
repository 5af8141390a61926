/** Pseudo-random numbers from a seed (mulberry32): the same demonstration on every machine. */

export interface Random {
  /** A whole number from 0 to below `below`. */
  below(below: number): number
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean
  /** `count` different items, in random order; all when there are fewer. */
  some<T>(list: readonly T[], count: number): T[]
}

export function openRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    between: (min, max) => min + below(max - min + 1),
    pick(list) {
      if (list.length === 0) throw new RangeError('There is nothing to pick from.')
      return list[below(list.length)] as (typeof list)[number]
    },
    chance: (probability) => next() < probability,
    some(list, count) {
      const rest = [...list]
      return Array.from(
        { length: Math.min(count, rest.length) },
        () => rest.splice(below(rest.length), 1)[0] as (typeof rest)[number],
      )
    },
  }
}
