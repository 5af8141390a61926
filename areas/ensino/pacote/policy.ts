/** Who may take along the packages of a class: whoever learns or teaches in it. */
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { learnsIn, type TurmaTarget, teaches } from '../../escola/turma/policy.ts'

/** A closed class has nothing more to do. */
const isAtiva: Rule<TurmaTarget> = (_, { status }) => status === 'ativa'

export const pacotePolicy = definePolicy<TurmaTarget>()({
  view: [all(isAtiva, learnsIn), all(isAtiva, teaches)],
})
