/** Whose record in a class one may read (product.md H-01, H-20). */
import type { Actor } from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { isResponsavel, learnsIn, type TurmaTarget, turmaPolicy } from '../../escola/turma/policy.ts'

export interface PortfolioTarget extends TurmaTarget {
  /** The pupil whose portfolio it is. */
  aluno: number
}

const exists: Rule<PortfolioTarget> = (_, { status }) => status !== 'excluida'
const own: Rule<PortfolioTarget> = (actor, turma) => learnsIn(actor, turma) && actor.id === turma.aluno
const guards: Rule<PortfolioTarget> = (actor, turma) =>
  isResponsavel(actor, turma) && actor.dependentes.includes(turma.aluno)

export const portfolioPolicy = definePolicy<PortfolioTarget>()({
  view: [all(exists, own), all(exists, guards), ...turmaPolicy.viewContacts],
})

/** The pupils whose portfolios are the person's to read in a class where they are no staff. */
export const ownPupils = (actor: Actor, turma: TurmaTarget): number[] => [
  ...(learnsIn(actor, turma) ? [actor.id] : []),
  ...(isResponsavel(actor, turma) ? actor.dependentes : []),
]
