/** Who makes, sees, changes and links playlists (product.md H-01, H-09). */
import {
  type Actor,
  coordinates,
  type InRede,
  isAdministradorTenant,
  isVisitor,
  managesWriting,
} from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'

/** Teachers for their classes, who leads schools and networks, administrators. */
const makesPlaylists = (actor: Actor): boolean =>
  isAdministradorTenant(actor) ||
  actor.turmas.some(({ papel }) => papel === 'professor') ||
  actor.redes.some(({ funcao }) => funcao === 'escrita')

export const playlistsPolicy = definePolicy<null>()({
  /** The list, which holds only what `view` lets through. */
  list: [
    isAdministradorTenant,
    (actor) => actor.redes.length > 0,
    (actor) => actor.turmas.some(({ papel }) => papel === 'professor'),
  ],
  create: [makesPlaylists],
})

export interface PlaylistAlvo {
  /** Who made it; null: an administrator of another tenant. */
  dono: number | null
  /** A link of it reaches a class that the person teaches, or a network that they oversee. */
  alcanca: boolean
}

const isDono: Rule<PlaylistAlvo> = (actor, { dono }) => dono !== null && dono === actor.id

export const playlistPolicy = definePolicy<PlaylistAlvo>()({
  view: [isDono, isAdministradorTenant, (_, { alcanca }) => alcanca],
  edit: [isAdministradorTenant, all(isDono, makesPlaylists)],
})

/** A network that a playlist may be linked to; classes ask `turmaPolicy.manage`. */
export const redeVinculoPolicy = definePolicy<InRede>()({
  link: [isAdministradorTenant, managesWriting, coordinates],
})

/** In whose name something is made here: a visitor's number is nobody's. */
export const donoOf = (actor: Actor): number | null => (isVisitor(actor) ? null : actor.id)
