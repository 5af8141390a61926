/** The order of the test files: what takes minutes starts first, or a lane would walk on alone at the end; pages together. */
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONG = [/\/e2e\/acessibilidade/, /\/test\/verdicts\//]

const PAGE = '@vitest-environment happy-dom'

/** A process that tests is shared by files of the same kind that follow each other: pages come first, then the others. */
function rank({ moduleId }: TestSpecification): number {
  if (LONG.some((long) => long.test(moduleId))) return 0
  return readFileSync(moduleId, 'utf8').slice(0, 1_000).includes(PAGE) ? 1 : 2
}

/** Those that took long the last time, or are large, come next, as Vitest has it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(files.map((file) => [file, rank(file)]))
    return (await super.sort(files)).toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))
  }
}
