/** Long work is shown to whoever asked for it, and to nobody else. */
import type { Actor } from '../../core/policy/actor.ts'
import { definePolicy } from '../../core/policy/policy.ts'

export interface TrabalhoTarget {
  /** The tenant whose data it works on: a visitor from another one has none here. */
  tenantId: number
  usuarioId: number | null
}

const asked = (actor: Actor, trabalho: TrabalhoTarget): boolean =>
  actor.tenantId === trabalho.tenantId && actor.id === trabalho.usuarioId

export const trabalhoPolicy = definePolicy<TrabalhoTarget>()({ view: [asked] })
