/** Who agrees to the removal of a pupil's account (reliability D6), and who invites to a class. */
import {
  type Actor,
  coordinates,
  hasPapel,
  isAdministradorTenant,
  managesWriting,
} from '../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../core/policy/policy.ts'

export interface RemovalTarget {
  usuario: number
  /** The networks of each class that the pupil is in. */
  redes: readonly (readonly number[])[]
}

const isGuardian = (actor: Actor, { usuario }: RemovalTarget): boolean => actor.dependentes.includes(usuario)

const isSchool = (actor: Actor, { redes }: RemovalTarget): boolean =>
  redes.some((redeCaminho) => coordinates(actor, { redeCaminho }) || managesWriting(actor, { redeCaminho }))

const decides = [isGuardian, isSchool, isAdministradorTenant] as const

export const removalPolicy = definePolicy<RemovalTarget>()({ view: decides, decide: decides })

export interface InviteTarget {
  id: number
  status: string
  redeCaminho: readonly number[]
}

const teaches = (actor: Actor, turma: InviteTarget): boolean => hasPapel(actor, turma.id, 'professor')
const exists: Rule<InviteTarget> = (_, { status }) => status !== 'excluida'
const isAtiva: Rule<InviteTarget> = (_, { status }) => status === 'ativa'
const staff = [teaches, coordinates, managesWriting, isAdministradorTenant] as const

/** The same people who manage the class; a closed one takes nobody. */
export const invitePolicy = definePolicy<InviteTarget>()({
  view: staff.map((rule) => all(exists, rule)),
  invite: staff.map((rule) => all(isAtiva, rule)),
})
