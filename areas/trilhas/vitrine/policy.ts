/** Who composes the public pages of a tenant: whoever administers it. Anybody reads them. */
import { isAdministradorTenant } from '../../../core/policy/actor.ts'
import { definePolicy } from '../../../core/policy/policy.ts'

export const vitrinePolicy = definePolicy<null>()({
  edit: [isAdministradorTenant],
})
