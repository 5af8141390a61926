/** Who may write to a whole network, and see who has read it: whoever answers for it (product.md H-01). */
import {
  coordinates,
  type InRede,
  isAdministradorTenant,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { definePolicy } from '../../../core/policy/policy.ts'

export const avisoRedePolicy = definePolicy<InRede>()({
  view: [isAdministradorTenant, oversees],
  /** To the network and all below it; also to remind and to take away. */
  publish: [isAdministradorTenant, managesWriting, coordinates],
})
