/** Who agrees to the removal of a pupil's account (reliability D6), and who invites to a class. */
import {
  type Actor,
  coordinates,
  hasPapel,
  isAdministradorTenant,
  managesWriting,
} from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { maySecond, type Subject } from '../../../core/policy/rank.ts'

/** The pupil, who asked, as the rule that knows rank sees them. */
export interface RemovalTarget extends Subject {
  /** The networks of each class that the pupil is in. */
  redes: readonly (readonly number[])[]
}

const isGuardian = (actor: Actor, { id }: RemovalTarget): boolean => actor.dependentes.includes(id)

const isSchool = (actor: Actor, { redes }: RemovalTarget): boolean =>
  redes.some((redeCaminho) => coordinates(actor, { redeCaminho }) || managesWriting(actor, { redeCaminho }))

/** The word of somebody else, who does not stand below: a pupil may have another role beside. */
const isSecond: Rule<RemovalTarget> = (actor, pupil) =>
  maySecond(actor, pupil, { usuario_id: pupil.id, visitante_id: null, visitante_tenant: null })

const decides = [isGuardian, isSchool, isAdministradorTenant].map((rule) => all(isSecond, rule))

export const removalPolicy = definePolicy<RemovalTarget>()({ view: decides, decide: decides })

export interface InviteTarget {
  id: number
  status: string
  redeCaminho: readonly number[]
  /** The person teaches it as a titular. */
  titular?: boolean
}

const isTitular: Rule<InviteTarget> = (_, { titular }) => titular === true
const teaches = (actor: Actor, turma: InviteTarget): boolean => hasPapel(actor, turma.id, 'professor')
const exists: Rule<InviteTarget> = (_, { status }) => status !== 'excluida'
const isAtiva: Rule<InviteTarget> = (_, { status }) => status === 'ativa'
const staff = [teaches, coordinates, managesWriting, isAdministradorTenant] as const

/** The same people who manage the class; a closed one takes nobody. */
export const invitePolicy = definePolicy<InviteTarget>()({
  view: staff.map((rule) => all(exists, rule)),
  invite: staff.map((rule) => all(isAtiva, rule)),
  /** Who helps to teach, as `darAuxiliar` says. */
  chamarDocente: [isTitular, coordinates, managesWriting, isAdministradorTenant].map((rule) =>
    all(isAtiva, rule),
  ),
})
