/** Who may administer a tenant. */
import { isAdministradorTenant } from '../../../core/policy/actor.ts'
import { definePolicy } from '../../../core/policy/policy.ts'

export const tenantPolicy = definePolicy<{ id: number }>()({
  administer: [isAdministradorTenant],
})
