/** A notification is for one person only. */
import type { Actor } from '../../../core/policy/actor.ts'
import { definePolicy } from '../../../core/policy/policy.ts'

export interface NotificacaoTarget {
  tenantId: number
  usuarioId: number
}

/** The account and the notification are of the same tenant: ids repeat between tenants. */
const isFor = (actor: Actor, target: NotificacaoTarget): boolean =>
  actor.id === target.usuarioId && actor.tenantId === target.tenantId

export const notificacaoPolicy = definePolicy<NotificacaoTarget>()({
  view: [isFor],
})
