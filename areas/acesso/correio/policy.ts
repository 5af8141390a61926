/** Who may read the outbox of the demonstration. */
import { isAdministradorTenant } from '../../../core/policy/actor.ts'
import { definePolicy } from '../../../core/policy/policy.ts'

/** Nothing to look at: the outbox is the tenant's as a whole. */
export const correioPolicy = definePolicy<null>()({
  view: [isAdministradorTenant],
})
