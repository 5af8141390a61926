/** Who may see, write, review and publish a lesson, and give it to a class (product.md H-01, H-04). */
import {
  type Actor,
  coordinates,
  isAdministradorTenant,
  isVisitor,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { isResponsavel, learnsIn, type TurmaTarget, teaches } from '../../escola/turma/policy.ts'
import { writesLessons } from '../midia/policy.ts'
import type { EstadoAula, Visibilidade } from './shapes.ts'

export interface AulaAlvo {
  /** Who began it and who writes along. */
  autores: readonly number[]
  estado: EstadoAula
  visibilidade: Visibilidade
  /** For whom the published version is. */
  alcance: Visibilidade
  versao: number
  /** In the bin. */
  removida: boolean
  /** The path of the network it is meant for; empty without one. */
  redeCaminho: readonly number[]
  /** A class that the person sees has it. */
  emTurma: boolean
  /** A class in which the person learns is to do it, or does it. */
  aprende: boolean
  /** One of the person's classes or networks lies in its network. */
  naRede: boolean
}

type R = Rule<AulaAlvo>

const inUse: R = (_, { removida }) => !removida
const isAtHome: R = (actor) => !isVisitor(actor)
const writes: R = (actor) => writesLessons(actor)
const isAutor: R = (actor, { autores }) => autores.includes(actor.id)
const isAdmin: R = (actor) => isAdministradorTenant(actor)
const isRevisor = (actor: Actor): boolean => actor.funcoes.includes('revisor')
const waits: R = (_, { estado }) => estado === 'em_revisao'
const isPublished: R = (_, { versao }) => versao > 0
const isCurrent: R = (_, { versao, estado }) => versao > 0 && estado !== 'arquivada'

const overRede: R = (actor, alvo) => alvo.visibilidade === 'rede' && oversees(actor, alvo)
const leadsRede: R = (actor, alvo) =>
  alvo.visibilidade === 'rede' && (managesWriting(actor, alvo) || coordinates(actor, alvo))
const reviews: R = (actor, { visibilidade, estado }) =>
  isRevisor(actor) && (visibilidade !== 'privada' || estado === 'em_revisao')

const byTurma: R = (_, { emTurma, alcance }) => emTurma && alcance !== 'privada'
const byRede: R = (_, { naRede, alcance }) => naRede && alcance === 'rede'
const byPlataforma: R = (_, { alcance }) => alcance === 'plataforma'

/** Reads the draft: who writes it, who reviews, who oversees its network, who administers. */
const drafts = [isAutor, isAdmin, reviews, overRede] as const
/** Changes it for good. */
const keepers = [all(isAutor, writes), isAdmin, leadsRede] as const
const any =
  (...rules: readonly R[]): R =>
  (actor, alvo) =>
    rules.some((rule) => rule(actor, alvo))

/** Is no pupil who is to do it: another role of the same person is no door to its keys (product.md H-32). */
const apart: R = (_, { aprende }) => !aprende
/** Those of `keepers` who may read its keys as they change it. */
const changers = [all(isAutor, writes), isAdmin, all(apart, leadsRede)] as const

/** A class teacher, or who leads a school, publishes for classes; what goes further is approved by somebody else. */
const publishesAlone: R = (actor, { visibilidade }) =>
  (visibilidade === 'privada' || visibilidade === 'turma') &&
  (actor.turmas.some(({ papel }) => papel === 'professor') ||
    actor.redes.some(({ funcao }) => funcao === 'escrita'))
const othersWork: R = (actor, alvo) => !isAutor(actor, alvo)
const approves = [isAdmin, leadsRede, all(isRevisor, waits, othersWork)] as const

const readers = [
  ...drafts,
  all(isPublished, byTurma),
  all(isCurrent, byRede),
  all(isCurrent, byPlataforma),
] as const

export const aulaPolicy = definePolicy<AulaAlvo>()({
  view: [
    all(inUse, any(...readers)),
    /** The bin. */
    any(...keepers),
  ],
  /** The draft with its keys. */
  open: [all(inUse, any(isAutor, isAdmin)), all(inUse, apart, any(reviews, overRede))],
  edit: [all(inUse, isAtHome, any(...changers, all(apart, isRevisor, waits)))],
  manage: [all(isAtHome, any(...changers))],
  submit: [all(inUse, isAtHome, any(...changers))],
  publish: [all(inUse, isAtHome, any(...approves, all(isAutor, publishesAlone)))],
  /** Is told who mends its key. */
  askKey: [all(inUse, isAtHome, isAutor)],
  review: [all(inUse, isAtHome, waits, any(...approves))],
  duplicate: [all(inUse, isAtHome, writes, any(isAutor, isAdmin, all(apart, any(...readers))))],
})

/** Lessons as a whole: their list for who writes or reviews them, and new ones. */
export const autoriaPolicy = definePolicy<null>()({
  list: [writesLessons, isRevisor, ({ redes }) => redes.length > 0],
  create: [all((actor) => !isVisitor(actor), writesLessons)],
})

export interface TurmaAlvo extends TurmaTarget {
  /** The class has lessons switched on. */
  ligado: boolean
}

const exists: Rule<TurmaAlvo> = (_, { status }) => status !== 'excluida'
const isStaff: Rule<TurmaAlvo> = (actor, turma) =>
  teaches(actor, turma) || oversees(actor, turma) || isAdministradorTenant(actor)
const leads: Rule<TurmaAlvo> = (actor, turma) =>
  teaches(actor, turma) ||
  coordinates(actor, turma) ||
  managesWriting(actor, turma) ||
  isAdministradorTenant(actor)

export const turmaAulaPolicy = definePolicy<TurmaAlvo>()({
  view: [
    all(
      exists,
      (actor, turma) => isStaff(actor, turma) || learnsIn(actor, turma) || isResponsavel(actor, turma),
    ),
  ],
  /** Gives lessons, changes their dates, takes them away. */
  give: [
    all(
      (_, { status }) => status === 'ativa',
      (actor) => !isVisitor(actor),
      leads,
    ),
  ],
  /** Does them. */
  play: [all((_, { status }) => status === 'ativa', learnsIn)],
})
