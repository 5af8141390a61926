/** Who sees and runs phases (section 6; product.md H-01, H-14). */
import {
  type Actor,
  type InRede,
  isAdministradorTenant,
  isVisitor,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { all, definePolicy } from '../../../core/policy/policy.ts'

const atHome = (actor: Actor): boolean => !isVisitor(actor)

export const fasePolicy = definePolicy<InRede>()({
  view: [isAdministradorTenant, oversees],
  /** Its assessments, windows, participants, states. */
  edit: [all(atHome, isAdministradorTenant), all(atHome, managesWriting)],
  /** Cancels one whose answers are already coming in. */
  administra: [all(atHome, isAdministradorTenant)],
})

/** Phases at large: whoever answers for a network has a list of them. */
export const fasesPolicy = definePolicy<null>()({
  list: [isAdministradorTenant, ({ redes }) => redes.length > 0],
  create: [
    all(
      atHome,
      (actor) =>
        isAdministradorTenant(actor) ||
        actor.redes.some(({ papel, funcao }) => papel === 'gestor_rede' && funcao === 'escrita'),
    ),
  ],
})
