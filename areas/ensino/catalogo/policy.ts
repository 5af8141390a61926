/** Who keeps school years and disciplines: administrators; everybody reads them. */
import { isAdministradorTenant } from '../../../core/policy/actor.ts'
import { definePolicy } from '../../../core/policy/policy.ts'

export const catalogoPolicy = definePolicy<null>()({ keep: [isAdministradorTenant] })
