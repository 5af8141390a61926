/** Who sends sheets for certificates, and whose certificates are whose to answer for (product.md H-01, H-11). */
import {
  type Actor,
  coordinates,
  isAdministradorTenant,
  isVisitor,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { writesLessons } from '../../ensino/midia/policy.ts'

export interface LayoutAlvo {
  autor: number | null
  geral: boolean
  /** The network whose people may choose it; empty: its author's only. */
  redeCaminho: readonly number[]
  /** A class that the person teaches, or a network of theirs, lies in that network. */
  naRede: boolean
}

const isAdmin = (actor: Actor): boolean => isAdministradorTenant(actor)
const sent: Rule<LayoutAlvo> = (actor, { autor }) => autor !== null && autor === actor.id
const ofRede: Rule<LayoutAlvo> = (_, { redeCaminho }) => redeCaminho.length > 0

/** The list of sheets, which holds only what `view` lets through. */
export const layoutsPolicy = definePolicy<null>()({
  list: [writesLessons, isAdmin, ({ redes }) => redes.length > 0],
  create: [all((actor) => !isVisitor(actor), writesLessons)],
})

export const layoutPolicy = definePolicy<LayoutAlvo>()({
  view: [
    isAdmin,
    sent,
    all(writesLessons, (_, { geral }) => geral),
    all(ofRede, (_, { naRede }) => naRede),
    all(ofRede, oversees),
  ],
  edit: [isAdmin, all((actor) => !isVisitor(actor), sent), all(ofRede, managesWriting)],
})

export interface CertificadoAlvo {
  /** Whose certificate it is. */
  usuario: number
  /** Who made the path. */
  autor: number | null
  /** The actor teaches a class in which the pupil learns, or learnt. */
  ensina: boolean
  redeCaminho: readonly number[]
}

const owns: Rule<CertificadoAlvo> = (actor, { usuario }) => actor.id === usuario
const guards: Rule<CertificadoAlvo> = (actor, { usuario }) => actor.dependentes.includes(usuario)
/** Of pupils elsewhere, whoever made the path learns nothing. */
const wroteTrilha: Rule<CertificadoAlvo> = (actor, { autor, ensina }) =>
  ensina && autor !== null && autor === actor.id

export const certificadoPolicy = definePolicy<CertificadoAlvo>()({
  /** Prints it. */
  print: [owns, guards, isAdmin, wroteTrilha, oversees],
  /** Finds it in the list of those issued. */
  view: [isAdmin, wroteTrilha, oversees],
  /** Revokes it, and makes it valid again. */
  edit: [isAdmin, wroteTrilha, managesWriting, coordinates],
})

/** The list of certificates issued, which holds only what `view` lets through. */
export const emitidosPolicy = definePolicy<null>()({
  list: [writesLessons, isAdmin, ({ redes }) => redes.length > 0],
})
