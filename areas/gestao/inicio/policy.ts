/** Who acts on a school from the home: only whoever answers for it, whatever else they are elsewhere. */
import {
  coordinates,
  type InRede,
  isAdministradorTenant,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { definePolicy } from '../../../core/policy/policy.ts'

export const escolaPolicy = definePolicy<InRede>()({
  view: [isAdministradorTenant, oversees],
  /** Its people are told: that is for a hand that writes. */
  remind: [isAdministradorTenant, managesWriting, coordinates],
})
