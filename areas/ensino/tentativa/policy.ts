/** Who may do lessons and read what others made of them (product.md H-01, H-06). */
import {
  type Actor,
  coordinates,
  isAdministradorTenant,
  isVisitor,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { learnsIn, type TurmaTarget, teaches } from '../../escola/turma/policy.ts'
import type { Visibilidade } from '../aula/shapes.ts'

export interface TurmaAlvo extends TurmaTarget {
  /** The class has lessons switched on. */
  ligado: boolean
}

/** A lesson as somebody means to do it. */
export interface AulaAlvo {
  /** Published, and not taken away. */
  publicada: boolean
  arquivada: boolean
  alcance: Visibilidade
  /** The person has a class or a network in the lesson's. */
  naRede: boolean
  /** The class in which it is given; null: found by oneself. */
  turma: TurmaAlvo | null
  /** It is a step of a path that the person is in. */
  naTrilha: boolean
}

export interface TentativaAlvo {
  usuarioId: number
  turma: TurmaAlvo | null
}

type A = Rule<AulaAlvo>
type T = Rule<TentativaAlvo>

const isAtHome = (actor: Actor): boolean => !isVisitor(actor)
const isPublicada: A = (_, { publicada }) => publicada
const inTurma: A = (actor, { turma }) =>
  turma !== null && turma.status === 'ativa' && turma.ligado && learnsIn(actor, turma)
const byOneself: A = (_, { turma, arquivada, alcance, naRede }) =>
  turma === null && !arquivada && (alcance === 'plataforma' || (alcance === 'rede' && naRede))

const onTrilha: A = (_, { naTrilha }) => naTrilha

const exists = (turma: TurmaAlvo | null): turma is TurmaAlvo => turma !== null && turma.status !== 'excluida'
const owns: T = (actor, { usuarioId }) => usuarioId === actor.id
const isResponsavel: T = (actor, { usuarioId }) => actor.dependentes.includes(usuarioId)
const reads: T = (actor, { turma }) => exists(turma) && (teaches(actor, turma) || oversees(actor, turma))
const leads: T = (actor, { turma }) =>
  exists(turma) &&
  turma.status === 'ativa' &&
  (teaches(actor, turma) || coordinates(actor, turma) || managesWriting(actor, turma))
const isAdmin: T = (actor) => isAdministradorTenant(actor)

export const playPolicy = definePolicy<AulaAlvo>()({
  view: [
    all(isAtHome, isPublicada, inTurma),
    all(isAtHome, isPublicada, byOneself),
    all(isAtHome, isPublicada, onTrilha),
  ],
})

export const tentativaPolicy = definePolicy<TentativaAlvo>()({
  view: [owns, isResponsavel, reads, isAdmin],
  /** Goes on with it, sends answers, is told the key. */
  play: [owns],
  annul: [all(isAtHome, leads), all(isAtHome, isAdmin)],
})

const inTurmaOf =
  (rule: T) =>
  (actor: Actor, turma: TurmaAlvo): boolean =>
    rule(actor, { usuarioId: 0, turma })

const leadsHere = [inTurmaOf(all(isAtHome, leads)), inTurmaOf(all(isAtHome, isAdmin))] as const

export const turmaTentativaPolicy = definePolicy<TurmaAlvo>()({
  view: [inTurmaOf(reads), (actor, turma) => exists(turma) && isAdministradorTenant(actor)],
  /** Takes or refuses what lies outside the bounds of what a device may claim. */
  decide: leadsHere,
  /** Reminds who has not opened a lesson. */
  remind: leadsHere,
})
