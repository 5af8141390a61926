/** Who may build, answer and read a survey (product.md H-01, H-23). */
import {
  type Actor,
  coordinates,
  isAdministradorTenant,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { isResponsavel, learnsIn, type TurmaTarget, teaches } from '../../escola/turma/policy.ts'
import type { Publico } from './shapes.ts'

export interface TurmaAlvo extends TurmaTarget {
  /** The class has surveys switched on. */
  ligado: boolean
}

export interface EnqueteAlvo {
  turmas: readonly TurmaAlvo[]
  publico: Publico
  arquivada: boolean
  /** Whoever may answer sees the totals, and they may be told by now. */
  mostraTotais: boolean
}

const exists = ({ status }: TurmaAlvo): boolean => status !== 'excluida'

/** Answers for the class: teaches it, coordinates its school, manages its network, administers. */
const leads = (actor: Actor, turma: TurmaAlvo): boolean =>
  exists(turma) &&
  (teaches(actor, turma) ||
    coordinates(actor, turma) ||
    managesWriting(actor, turma) ||
    isAdministradorTenant(actor))

/** Reads the results of the class. */
export const readsResults = (actor: Actor, turma: TurmaAlvo): boolean =>
  leads(actor, turma) || (exists(turma) && oversees(actor, turma))

/** Is asked in this class. */
export const isAsked = (actor: Actor, publico: Publico, turma: TurmaAlvo): boolean =>
  exists(turma) &&
  turma.ligado &&
  ((publico !== 'responsaveis' && learnsIn(actor, turma)) ||
    (publico !== 'alunos' && isResponsavel(actor, turma)))

const isStaff: Rule<EnqueteAlvo> = (actor, { turmas }) => turmas.some((turma) => readsResults(actor, turma))
const leadsAll: Rule<EnqueteAlvo> = (actor, { turmas }) => turmas.every((turma) => leads(actor, turma))
const someGoesOn: Rule<EnqueteAlvo> = (_, { turmas }) => turmas.some(({ status }) => status === 'ativa')
const asked: Rule<EnqueteAlvo> = (actor, { turmas, publico }) =>
  turmas.some((turma) => isAsked(actor, publico, turma))
const inUse: Rule<EnqueteAlvo> = (_, { arquivada }) => !arquivada
const showsTotals: Rule<EnqueteAlvo> = (_, { mostraTotais }) => mostraTotais

export const turmaEnquetePolicy = definePolicy<TurmaAlvo>()({
  /** The list: each survey in it is a `view` of its own. */
  view: [readsResults, (actor, turma) => isAsked(actor, 'todos', turma)],
  report: [readsResults],
  create: [all(leads, (_, { status }) => status === 'ativa')],
})

export const enquetePolicy = definePolicy<EnqueteAlvo>()({
  view: [isStaff, all(asked, inUse)],
  answer: [all(asked, inUse)],
  /** All the classes it goes to: nobody changes what colleagues asked theirs. */
  manage: [all(leadsAll, someGoesOn)],
  results: [isStaff, all(asked, inUse, showsTotals)],
  /** Names, exports. */
  staffResults: [isStaff],
})
