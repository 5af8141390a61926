/** Who follows a path, sees what pupils made of it, and takes a turn away (product.md H-01, H-11). */
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

const isAtHome = (actor: Actor): boolean => !isVisitor(actor)

export interface AprenderAlvo {
  dono: number
  /** It was published, and is not in the bin. */
  publicada: boolean
  /** A class in which the person is a pupil follows it. */
  aluno: boolean
  /** They see it as authors and teachers do (`trilhaPolicy.view`). */
  equipe: boolean
}

type A = Rule<AprenderAlvo>
const isPublicada: A = (_, { publicada }) => publicada
const isDono: A = (actor, { dono }) => actor.id === dono
const isAluno: A = (_, { aluno }) => aluno
const isEquipe: A = (_, { equipe }) => equipe

export const aprenderPolicy = definePolicy<AprenderAlvo>()({
  view: [all(isPublicada, isAluno), all(isPublicada, isDono), all(isPublicada, isEquipe)],
  /** Begins turns in it. */
  learn: [all(isAtHome, isPublicada, isAluno), all(isAtHome, isPublicada, isDono)],
})

export interface VezAlvo {
  usuarioId: number
  /** The class of the turn. */
  turma: TurmaTarget | null
  /** They keep the path (`trilhaPolicy.edit`). */
  guarda: boolean
}

type V = Rule<VezAlvo>
const exists = (turma: TurmaTarget | null): turma is TurmaTarget =>
  turma !== null && turma.status !== 'excluida'
const reads: V = (actor, { turma }) => exists(turma) && (teaches(actor, turma) || oversees(actor, turma))
const heads = (actor: Actor, turma: TurmaTarget): boolean =>
  teaches(actor, turma) || coordinates(actor, turma) || managesWriting(actor, turma)
const leads: V = (actor, { turma }) => exists(turma) && turma.status === 'ativa' && heads(actor, turma)
const keeps: V = (_, { guarda }) => guarda
const isOther: V = (actor, { usuarioId, guarda }) => guarda || actor.id !== usuarioId

export const vezPolicy = definePolicy<VezAlvo>()({
  view: [(actor, { usuarioId }) => actor.id === usuarioId, reads, keeps, isAdministradorTenant],
  remove: [all(isAtHome, isOther, leads), all(isAtHome, keeps), all(isAtHome, isAdministradorTenant)],
})

/** A class as a place of pupils whose way is looked at. */
export const turmaTrilhaPolicy = definePolicy<TurmaTarget>()({
  /** The paths of a class. */
  list: [
    (actor, turma) => exists(turma) && learnsIn(actor, turma),
    (actor, turma) => exists(turma) && (teaches(actor, turma) || oversees(actor, turma)),
    (actor, turma) => exists(turma) && isAdministradorTenant(actor),
  ],
  /** Gives one of them a turn more. */
  dar: [
    all(isAtHome, (actor, turma) => exists(turma) && turma.status === 'ativa' && heads(actor, turma)),
    all(
      isAtHome,
      (actor, turma) => exists(turma) && turma.status === 'ativa' && isAdministradorTenant(actor),
    ),
  ],
  /** What its pupils made of them. */
  alunos: [
    (actor, turma) => exists(turma) && (teaches(actor, turma) || oversees(actor, turma)),
    (actor, turma) => exists(turma) && isAdministradorTenant(actor),
  ],
})
