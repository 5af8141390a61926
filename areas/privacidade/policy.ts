/** Who may see, ask for and decide about a person's data. */
import { type Actor, isAdministradorTenant } from '../../core/policy/actor.ts'
import { definePolicy, type Rule } from '../../core/policy/policy.ts'

export interface PessoaTarget {
  usuarioId: number
  /** The tenant that owns the person's account: ids repeat between tenants. */
  tenantId: number
  /** Whether the person is a pupil, and no adult as far as the school knows. */
  isAluno: boolean
}

export const isSelf: Rule<PessoaTarget> = (actor, { usuarioId, tenantId }) =>
  actor.id === usuarioId && actor.tenantId === tenantId

export const isGuardian: Rule<PessoaTarget> = (actor, { usuarioId }) => actor.dependentes.includes(usuarioId)

/** The data protection officer of the network, or who administers it. */
export const answersForData = (actor: Actor): boolean =>
  actor.funcoes.includes('encarregado') || isAdministradorTenant(actor)

const answersHere: Rule<PessoaTarget> = (actor, { tenantId }) =>
  answersForData(actor) && actor.tenantId === tenantId

/** Grown up as far as the school knows: nobody's pupil here. */
const isOwnGrownUp: Rule<PessoaTarget> = (actor, target) => isSelf(actor, target) && !target.isAluno

export const privacidadePolicy = definePolicy<PessoaTarget>()({
  view: [isSelf, isGuardian, answersForData],
  /** A copy or an erasure. */
  ask: [isSelf, isGuardian, answersHere],
  /** The file of a copy. */
  receive: [isSelf, isGuardian],
  /** To say that a child's erasure is wanted. */
  confirm: [isGuardian],
  /** Consents and what shows more of a person: a pupil's guardian, or a grown-up for themselves. */
  allow: [isGuardian, isOwnGrownUp],
  /** What shows less of a person: they themselves too, whatever their age. */
  protect: [isSelf, isGuardian],
  /** The child's week. */
  follow: [isGuardian],
})

/** The requests of the whole tenant. */
export const atendimentoPolicy = definePolicy<{ tenantId: number }>()({
  view: [answersForData],
  /** Whoever decides has an account here, which the record names. */
  decide: [(actor, { tenantId }) => answersForData(actor) && actor.tenantId === tenantId],
})

/** What a network answers for all of its pupils. */
export const opcoesPolicy = definePolicy<null>()({
  view: [answersForData],
  change: [isAdministradorTenant],
})
