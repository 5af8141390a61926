/** Who enrols, approves and transfers (product.md H-01, H-03). */
import { type Actor, isAdministradorTenant, isVisitor, managesWriting } from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { type TurmaTarget, turmaPolicy } from '../turma/policy.ts'

const isAtiva: Rule<TurmaTarget> = (_, turma) => turma.status === 'ativa'
const manages: Rule<TurmaTarget> = (actor, turma) => managesWriting(actor, turma)
const administers: Rule<TurmaTarget> = (actor) => isAdministradorTenant(actor)
const oversees: Rule<TurmaTarget> = (actor, turma) =>
  turmaPolicy.viewContacts.some((rule) => rule(actor, turma))

export const matriculaPolicy = definePolicy<TurmaTarget>()({
  /** Adding, removing, numbering, answering requests: whoever leads the class. */
  enrol: turmaPolicy.manage,
  /** Sending a pupil elsewhere, receiving one from elsewhere, undoing: the manager of the network. */
  transfer: [all(isAtiva, manages), all(isAtiva, administers)],
  /** Who left and why, passports, the report. */
  review: [oversees],
})

/** The widest network from which the actor manages the class; null for who manages none. */
export const managedFrom = (actor: Actor, { redeCaminho }: TurmaTarget): number | null =>
  redeCaminho.find(
    (rede) => isAdministradorTenant(actor) || managesWriting(actor, { redeCaminho: [rede] }),
  ) ?? null

/** Register numbers in a report are read only by who was granted them for a network of the class. */
export interface RaTarget {
  redeCaminho: readonly number[]
  concedidas: readonly number[]
}
const wasGranted: Rule<RaTarget> = (_, { redeCaminho, concedidas }) =>
  concedidas.some((rede) => redeCaminho.includes(rede))
export const raPolicy = definePolicy<RaTarget>()({ read: [wasGranted] })

/** Whoever has an account here may enter classes and leave them; a visiting administrator has none. */
export const portaPolicy = definePolicy<null>()({
  enter: [(actor: Actor) => !isVisitor(actor)],
  leave: [(actor: Actor) => !isVisitor(actor)],
})
