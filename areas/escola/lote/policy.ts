/** Who may record people in bulk, and whose batch is whose (product.md H-01, H-22). */
import {
  type Actor,
  type Asker,
  hasAsked,
  isAdministradorTenant,
  isVisitor,
} from '../../../core/policy/actor.ts'
import { definePolicy } from '../../../core/policy/policy.ts'

/** Where people would be recorded: the tenant whose data it is. */
export interface AcervoTarget {
  tenantId: number
}

export interface LoteTarget extends AcervoTarget, Asker {
  /** The networks within which it may act; null for the whole tenant. */
  redes: readonly number[] | null
}

/** Networks that the person manages in writing: a batch of theirs acts within these and what lies below. */
export const redesManaged = (actor: Actor): number[] =>
  actor.redes
    .filter(({ papel, funcao }) => papel === 'gestor_rede' && funcao === 'escrita')
    .map(({ id }) => id)

const isHere = (actor: Actor, { tenantId }: AcervoTarget): boolean =>
  actor.tenantId === tenantId || isVisitor(actor)

const administers = (actor: Actor, target: AcervoTarget): boolean =>
  isHere(actor, target) && isAdministradorTenant(actor)

const manages = (actor: Actor, target: AcervoTarget): boolean =>
  isHere(actor, target) && redesManaged(actor).length > 0

/** Whoever sent it, as long as they still may do all that it does. */
const sentAndStillMay = (actor: Actor, lote: LoteTarget): boolean =>
  hasAsked(actor, lote, lote.tenantId) &&
  (isAdministradorTenant(actor) ||
    (lote.redes !== null && lote.redes.every((rede) => redesManaged(actor).includes(rede))))

export const lotesPolicy = definePolicy<AcervoTarget>()({ create: [administers, manages] })

export const lotePolicy = definePolicy<LoteTarget>()({ view: [sentAndStillMay] })
