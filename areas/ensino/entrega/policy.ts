/** Who may see, correct and send again a delivery (product.md H-01, H-06). */
import {
  type Actor,
  coordinates,
  isAdministradorTenant,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { isResponsavel, learnsIn, type TurmaTarget, teaches } from '../../escola/turma/policy.ts'
import type { EstadoEntrega } from './contract.ts'

export interface EntregaAlvo {
  /** Whose work it is. */
  usuarioId: number
  /** The class; a delivery of a lesson found by oneself has none. */
  turma: TurmaTarget | null
  estado: EstadoEntrega
}

const exists = ({ status }: TurmaTarget): boolean => status !== 'excluida'

/** Answers for the class: teaches it, coordinates its school, manages its network, administers. */
export const leadsTurma: Rule<TurmaTarget> = (actor, turma) =>
  exists(turma) &&
  (teaches(actor, turma) ||
    coordinates(actor, turma) ||
    managesWriting(actor, turma) ||
    isAdministradorTenant(actor))

/** Reads the work of all pupils of the class. */
export const readsTurma: Rule<TurmaTarget> = (actor, turma) =>
  leadsTurma(actor, turma) || (exists(turma) && oversees(actor, turma))

const isOwn: Rule<EntregaAlvo> = (actor, { usuarioId }) => actor.id === usuarioId
const isOfDependent: Rule<EntregaAlvo> = (actor, { usuarioId }) => actor.dependentes.includes(usuarioId)
const ofTurma =
  (rule: Rule<TurmaTarget>): Rule<EntregaAlvo> =>
  (actor: Actor, { turma }) =>
    turma !== null && rule(actor, turma)
const goesOn: Rule<TurmaTarget> = (_, { status }) => status === 'ativa'
const wasSent: Rule<EntregaAlvo> = (_, { estado }) => estado !== 'pendente'
const cameBack: Rule<EntregaAlvo> = (_, { estado }) => estado === 'devolvida'

/** `permissaoEntrega` (section 6): corrects deliveries of some class, whichever. */
export const correctsSome = (actor: Actor): boolean =>
  actor.turmas.some(({ papel }) => papel === 'professor') ||
  actor.redes.some(({ funcao }) => funcao === 'escrita') ||
  isAdministradorTenant(actor)

export const turmaEntregaPolicy = definePolicy<TurmaTarget>()({
  /** The lists: pupils and guardians find in them what is theirs. */
  view: [
    readsTurma,
    all(learnsIn, (_, turma) => exists(turma)),
    all(isResponsavel, (_, turma) => exists(turma)),
  ],
  correct: [all(leadsTurma, goesOn)],
  /** What waits and the words that serve again: of a class that is closed they are read. */
  desk: [leadsTurma],
})

/** Words that serve again: colleagues find those that are shared by the list, and change none. */
export const frasePolicy = definePolicy<{ usuarioId: number }>()({
  view: [(actor, { usuarioId }) => actor.id === usuarioId],
})

export const entregaPolicy = definePolicy<EntregaAlvo>()({
  view: [isOwn, all(isOfDependent, wasSent), all(ofTurma(readsTurma), wasSent)],
  correct: [all(ofTurma(leadsTurma), ofTurma(goesOn), wasSent)],
  resend: [all(isOwn, cameBack)],
})
