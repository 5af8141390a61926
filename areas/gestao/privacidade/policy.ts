/** Who may see, ask for and decide about a person's data. */
import { type Actor, type Asker, isAdministradorTenant, isVisitor } from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import {
  type ActName,
  isStaff,
  mayActOn,
  maySecond,
  type Subject,
  type WhyNotSecond,
  whyNotSecond,
} from '../../../core/policy/rank.ts'

export interface PessoaTarget {
  usuarioId: number
  /** The tenant that owns the person's account: ids repeat between tenants. */
  tenantId: number
  /** Whether the person is a pupil, and no adult as far as the school knows. */
  isAluno: boolean
  /** Roles that have not ended, those that are yet to begin too. */
  papeis: readonly string[]
}

export const subjectOf = ({ usuarioId, tenantId, papeis }: PessoaTarget): Subject => ({
  id: usuarioId,
  tenantId,
  papeis,
})

export const isSelf: Rule<PessoaTarget> = (actor, { usuarioId, tenantId }) =>
  actor.id === usuarioId && actor.tenantId === tenantId

/** Whoever works here answers for themselves: nobody gets at a colleague's data as their guardian. */
export const isGuardian: Rule<PessoaTarget> = (actor, { usuarioId, papeis }) =>
  actor.dependentes.includes(usuarioId) && !isStaff({ papeis })

/** The data protection officer of the network, or who administers it. */
export const answersForData = (actor: Actor): boolean =>
  actor.funcoes.includes('encarregado') || isAdministradorTenant(actor)

const answersHere: Rule<PessoaTarget> = (actor, { tenantId }) =>
  answersForData(actor) && actor.tenantId === tenantId

const reaches =
  (act: ActName): Rule<PessoaTarget> =>
  (actor, target) =>
    mayActOn(act, actor, subjectOf(target))

/** Grown up as far as the school knows: nobody's pupil here. */
const isOwnGrownUp: Rule<PessoaTarget> = (actor, target) => isSelf(actor, target) && !target.isAluno

export const privacidadePolicy = definePolicy<PessoaTarget>()({
  view: [isSelf, isGuardian, answersForData],
  /** A copy or an erasure, and taking the request back. */
  ask: [isSelf, isGuardian, all(answersHere, reaches('request'))],
  /** Putting the data under a legal hold, and lifting it. */
  hold: [all(answersHere, reaches('grant'))],
  /** The file of a copy: whoever asked for it, nobody else reads it. */
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

/** A request to decide about: whose data, who asked, and whether anybody of the tenant could decide it. */
export interface DecisaoTarget {
  pessoa: PessoaTarget
  pedidoPor: number
  /** People of the tenant who answer for its data. */
  encarregados: readonly Encarregado[]
}

/** Somebody who answers for the data of the tenant, with every role they act by. */
export interface Encarregado {
  id: number
  nome: string
  papeis: readonly string[]
}

const askerOf = ({ pedidoPor }: DecisaoTarget): Asker => ({
  usuario_id: pedidoPor,
  visitante_id: null,
  visitante_tenant: null,
})

/** Whoever of the tenant may be the second person. */
export const decisoresOf = (target: DecisaoTarget): Encarregado[] =>
  target.encarregados.filter(({ id, nome, papeis }) =>
    maySecond(
      { id, nome, tenantId: target.pessoa.tenantId, funcoes: papeis, redes: [], turmas: [], dependentes: [] },
      subjectOf(target.pessoa),
      askerOf(target),
    ),
  )

/** Why somebody who answers for data can't decide about this request; `casa`: people of the tenant come first. */
export type Impedimento = WhyNotSecond | 'casa'

export const impedimentoOf = (actor: Actor, target: DecisaoTarget): Impedimento | null => {
  const why = whyNotSecond(actor, subjectOf(target.pessoa), askerOf(target))
  if (why !== null) return why
  return isVisitor(actor) && decisoresOf(target).length > 0 ? 'casa' : null
}

/** What can't be undone needs a second person; where the tenant has none, the platform's administrator is it. */
export const decisaoPolicy = definePolicy<DecisaoTarget>()({
  decide: [(actor, target) => answersForData(actor) && impedimentoOf(actor, target) === null],
})

/** What a network answers for all of its pupils. */
export const opcoesPolicy = definePolicy<null>()({
  view: [answersForData],
  change: [isAdministradorTenant],
})
