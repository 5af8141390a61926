/** Who makes, sees, changes and gives out paths (product.md H-01, H-11). */
import {
  type Actor,
  coordinates,
  isAdministradorTenant,
  isVisitor,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'

const teachesAny = (actor: Actor): boolean => actor.turmas.some(({ papel }) => papel === 'professor')
const isAtHome = (actor: Actor): boolean => !isVisitor(actor)

/** Teachers for their classes, who leads schools and networks, administrators. */
const makesTrilhas = (actor: Actor): boolean =>
  isAdministradorTenant(actor) || teachesAny(actor) || actor.redes.some(({ funcao }) => funcao === 'escrita')

export const trilhasPolicy = definePolicy<null>()({
  /** The authors' list, which holds only what `view` lets through. */
  list: [isAdministradorTenant, teachesAny, (actor) => actor.redes.length > 0],
  create: [all(isAtHome, makesTrilhas)],
  /** The rules, their own and those of the platform. */
  regras: [makesTrilhas],
})

export interface TrilhaAlvo {
  dono: number
  /** The path of its network; empty without one. */
  redeCaminho: readonly number[]
  /**
   * A class that the person teaches, or one below a network that they oversee, follows it; or it is published in a
   * network of theirs, or above one. Never once it is deleted.
   */
  alcanca: boolean
}

const isDono: Rule<TrilhaAlvo> = (actor, { dono }) => dono === actor.id
const leads: Rule<TrilhaAlvo> = (actor, alvo) => managesWriting(actor, alvo) || coordinates(actor, alvo)
const keepers = [isAdministradorTenant, all(isDono, makesTrilhas), leads] as const

export const trilhaPolicy = definePolicy<TrilhaAlvo>()({
  view: [isDono, isAdministradorTenant, oversees, (_, { alcanca }) => alcanca],
  /** Nothing is edited here in the name of an administrator of another tenant. */
  edit: [all(isAtHome, (actor, alvo) => keepers.some((rule) => rule(actor, alvo)))],
})

export interface RegraAlvo {
  /** Null: of the platform. */
  dono: number | null
}

export const regraPolicy = definePolicy<RegraAlvo>()({
  /** Of another's rules one learns nothing but in their paths. */
  view: [all(makesTrilhas, (actor, { dono }) => dono === null || dono === actor.id)],
  edit: [
    all(isAtHome, makesTrilhas, (actor, { dono }) => dono === actor.id),
    all(isAtHome, isAdministradorTenant, (_, { dono }) => dono === null),
  ],
})
