/** The order of the test files: what takes minutes starts first, or a lane would walk on alone at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONG = [/\/e2e\/acessibilidade/, /\/test\/verdicts\//]

const rank = ({ moduleId }: TestSpecification): number => (LONG.some((long) => long.test(moduleId)) ? 0 : 1)

/** Those that took long the last time, or are large, come next, as Vitest has it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
