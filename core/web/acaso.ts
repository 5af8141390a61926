/** Chance that repeats: the same seed gives the same numbers on every device. */

/** 32 bits from a text (FNV-1a). */
export function sementeDe(texto: string): number {
  let hash = 0x811c9dc5
  for (const letter of texto) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

export interface Acaso {
  /** From `de`, included, to `ate`, left out. */
  entre: (de: number, ate: number) => number
  /** One of them; undefined of none. */
  um: <T>(of: readonly T[]) => T | undefined
}

/** A generator of 32 bits of state (mulberry32, Tommy Ettinger, public domain), seeded by a text. */
export function acasoDe(texto: string): Acaso {
  let state = sementeDe(texto)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    entre: (de, ate) => de + next() * (ate - de),
    um: (of) => of[Math.floor(next() * of.length)],
  }
}
