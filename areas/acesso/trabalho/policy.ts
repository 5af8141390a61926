/** Long work is shown to whoever asked for it, and to nobody else. */
import { type Actor, type Asker, hasAsked } from '../../../core/policy/actor.ts'
import { definePolicy } from '../../../core/policy/policy.ts'

export interface TrabalhoTarget extends Asker {
  /** The tenant whose data it works on. */
  tenantId: number
}

const asked = (actor: Actor, trabalho: TrabalhoTarget): boolean =>
  hasAsked(actor, trabalho, trabalho.tenantId)

export const trabalhoPolicy = definePolicy<TrabalhoTarget>()({ view: [asked] })
