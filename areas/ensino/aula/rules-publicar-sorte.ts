/** Chance that is the same for the same seed: shuffles and names parts of screens when they are published. */
import { sha256Hex } from '../../../core/contract/sha256.ts'

/** Numbers from 0 to below 1. */
export type Sorte = () => number

/**
 * The generator sfc32 (Doty-Humphrey), its four words taken from the seed's SHA-256: who knows some numbers, but not
 * the seed, finds no others.
 */
export function sorteFrom(seed: string): Sorte {
  const digest = sha256Hex(seed)
  let [a, b, c, d] = [0, 8, 16, 24].map((at) => Number.parseInt(digest.slice(at, at + 8), 16) | 0) as [
    number,
    number,
    number,
    number,
  ]
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let i = 0; i < 12; i++) next()
  return next
}

/** From 0 to below `count`. */
export const pick = (sorte: Sorte, count: number): number => Math.floor(sorte() * count)

/** Every order is as likely as any other (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], sorte: Sorte): T[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = pick(sorte, i + 1)
    ;[out[i], out[j]] = [out[j] as T, out[i] as T]
  }
  return out
}
