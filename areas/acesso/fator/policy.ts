/** Who may take the second factor off somebody else: administrators, and nobody off themselves that way. */
import { isAdministradorTenant } from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { isSubject, mayActOn, type Subject } from '../../../core/policy/rank.ts'

const administers: Rule<Subject> = (actor) => isAdministradorTenant(actor)

const reaches: Rule<Subject> = (actor, pessoa) => mayActOn('access', actor, pessoa)

const isSomebodyElse: Rule<Subject> = (actor, pessoa) => !isSubject(actor, pessoa)

export const fatorPolicy = definePolicy<Subject>()({
  view: [administers],
  reset: [all(administers, reaches, isSomebodyElse)],
})
