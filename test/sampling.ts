/**
 * Which part of a cross-product a run tries: all of it with TEST_TUDO=1 (`npm run test:tudo`), else one that the seed of
 * the run chooses (decision 0033). test/setup.ts prints the seed; TEST_SEED=<it> chooses the same again.
 */
import { createHash } from 'node:crypto'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** What chooses among the combinations of this run. */
    semente: string
  }
}

/** Whether the run tries every combination. */
export const WHOLE = process.env.TEST_TUDO === '1'

/**
 * `most` of these, by the seed and by what they are chosen for: over many calls, each of them about equally often. All of
 * them in a run of everything, or where there are no more.
 */
export function some<T>(
  of: readonly T[],
  most: number,
  forWhat: string,
  seed = inject('semente'),
): readonly T[] {
  if (WHOLE || of.length <= most) return of
  const begin = createHash('sha256').update(`${seed} ${forWhat}`).digest().readUInt32BE() % of.length
  return [...of.slice(begin), ...of.slice(0, begin)].slice(0, most)
}
