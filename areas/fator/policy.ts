/** Who may take the second factor off somebody else: administrators, and nobody off themselves that way. */
import { type Actor, isAdministradorPlataforma, isAdministradorTenant } from '../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../core/policy/policy.ts'

/** A person with every role that has not ended. */
export interface FatorTarget {
  tenantId: number
  id: number
  papeis: readonly string[]
}

/** Only the platform answers for these. */
const PLATAFORMA = ['administrador-plataforma', 'suporte']

const administers: Rule<FatorTarget> = (actor) => isAdministradorTenant(actor)

const isNotAbove: Rule<FatorTarget> = (actor, { papeis }) =>
  isAdministradorPlataforma(actor) || !papeis.some((papel) => PLATAFORMA.includes(papel))

const isSomebodyElse: Rule<FatorTarget> = (actor: Actor, { tenantId, id }) =>
  actor.tenantId !== tenantId || actor.id !== id

export const fatorPolicy = definePolicy<FatorTarget>()({
  view: [administers],
  reset: [all(administers, isNotAbove, isSomebodyElse)],
})
