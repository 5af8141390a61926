/** Who sees a network's tree, and who arranges it (product.md H-01). */
import {
  coordinates,
  type InRede,
  isAdministradorTenant,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { definePolicy } from '../../../core/policy/policy.ts'

export const redePolicy = definePolicy<InRede>()({
  view: [isAdministradorTenant, oversees],
  /** Names, codes, sub-networks, pupils of its classes. To move or delete a network, ask of its parent. */
  change: [isAdministradorTenant, managesWriting],
  /** Whether its teachers make classes: of a school, its coordination says so too. */
  docencia: [isAdministradorTenant, managesWriting, coordinates],
})

/** Networks at large: whoever answers for one has a list of them. */
export const redesPolicy = definePolicy<null>()({
  list: [isAdministradorTenant, ({ redes }) => redes.length > 0],
})
