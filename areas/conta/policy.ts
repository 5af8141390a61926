/** Who agrees to the removal of a pupil's account: a guardian, or the school (reliability D6). */
import { type Actor, coordinates, isAdministradorTenant, managesWriting } from '../../core/policy/actor.ts'
import { definePolicy } from '../../core/policy/policy.ts'

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
