/** Who may give the pupils of a class their way in: whoever manages the class (product.md H-01). */
import { definePolicy } from '../../../core/policy/policy.ts'
import { type TurmaTarget, turmaPolicy } from '../turma/policy.ts'

export const cartaoPolicy = definePolicy<TurmaTarget>()({
  view: turmaPolicy.view,
  manage: turmaPolicy.manage,
})
