/** For which of two ages a learner's home is made, where the person chose one (product.md H-32). */
import { isRecord } from '../../../core/contract/narrow.ts'

export const IDADES = ['crianca', 'jovem'] as const
export type Idade = (typeof IDADES)[number]

/** The key under which the choice is kept, as `{ idade }`. */
export const CHAVE_IDADE = 'idade'

/** Undefined: nothing was chosen, and the class's year says. */
export const idadeEscolhida = (preferencias: unknown): Idade | undefined =>
  isRecord(preferencias) ? IDADES.find((one) => one === preferencias.idade) : undefined
