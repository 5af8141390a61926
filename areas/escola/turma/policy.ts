/** Who may see and manage a class (product.md H-01). */
import {
  type Actor,
  coordinates,
  hasPapel,
  isAdministradorTenant,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'

/** What the rules need to know of a class. */
export interface TurmaTarget {
  id: number
  status: string
  redeCaminho: readonly number[]
}

export const learnsIn = (actor: Actor, turma: TurmaTarget): boolean => hasPapel(actor, turma.id, 'aluno')

export const teaches = (actor: Actor, turma: TurmaTarget): boolean => hasPapel(actor, turma.id, 'professor')

/** Guardian of a pupil of the class. */
export const isResponsavel = (actor: Actor, turma: TurmaTarget): boolean =>
  hasPapel(actor, turma.id, 'responsavel')

/** A class in the bin is there for nobody. */
const exists: Rule<TurmaTarget> = (_, turma) => turma.status !== 'excluida'

/** A closed class is read-only. */
const isAtiva: Rule<TurmaTarget> = (_, turma) => turma.status === 'ativa'

const existing = (rule: Rule<TurmaTarget>): Rule<TurmaTarget> => all(exists, rule)
const active = (rule: Rule<TurmaTarget>): Rule<TurmaTarget> => all(isAtiva, rule)

const staff = [existing(teaches), existing(oversees), existing(isAdministradorTenant)] as const

export const turmaPolicy = definePolicy<TurmaTarget>()({
  view: [existing(learnsIn), existing(isResponsavel), ...staff],
  /** The list of members; a guardian's is cut down to teachers and own pupils by the query. */
  viewMembers: [existing(learnsIn), existing(isResponsavel), ...staff],
  /** E-mails, who joined, read receipts, what waits. */
  viewContacts: staff,
  /** What pupils write to each other; a guardian reads notices, not that. */
  viewForum: [existing(learnsIn), ...staff],
  manage: [active(teaches), active(coordinates), active(managesWriting), active(isAdministradorTenant)],
})
