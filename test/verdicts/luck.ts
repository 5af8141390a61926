/** What is drawn by lot comes out the same each time: the letters of codes, the order of what is shuffled. */
import crypto, { createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

/**
 * Takes lot's place in this process. `from`: what is drawn next, as always when these words are said the
 * first time, the second time and so on; `end` gives lot its place back.
 */
export function sameLuck(): { from(words: string): void; end(): void } {
  const said = new Map<string, number>()
  let words = ''
  let drawn = 0
  const next = (): number => {
    drawn += 1
    return createHash('sha256').update(`${words} ${drawn}`).digest().readUInt32BE() / 2 ** 32
  }
  const random = vi.spyOn(Math, 'random').mockImplementation(next)
  const randomInt = vi
    .spyOn(crypto, 'randomInt')
    .mockImplementation(((below: number) => Math.floor(next() * below)) as never)
  syncBuiltinESMExports()
  return {
    from(seed) {
      said.set(seed, (said.get(seed) ?? 0) + 1)
      words = `${seed} ${said.get(seed)}`
      drawn = 0
    },
    end() {
      random.mockRestore()
      randomInt.mockRestore()
      syncBuiltinESMExports()
    },
  }
}
