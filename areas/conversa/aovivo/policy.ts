/** Who sees, enters, leads and counts the live lessons of a class (product.md H-01). */
import {
  type Actor,
  coordinates,
  hasPapel,
  isAdministradorTenant,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'

/** The class whose lessons are asked about. */
export interface TurmaAlvo {
  turma: number
  redeCaminho: readonly number[]
  turmaStatus: string
  /** The class has live lessons switched on. */
  ligado: boolean
}

type OfTurma = Rule<TurmaAlvo>

const learns: OfTurma = (actor, { turma }) => hasPapel(actor, turma, 'aluno')
const teaches: OfTurma = (actor, { turma }) => hasPapel(actor, turma, 'professor')
const guards: OfTurma = (actor, { turma }) => hasPapel(actor, turma, 'responsavel')

const leads: OfTurma = (actor: Actor, alvo: TurmaAlvo) =>
  teaches(actor, alvo) ||
  coordinates(actor, alvo) ||
  managesWriting(actor, alvo) ||
  isAdministradorTenant(actor)
const readsAll: OfTurma = (actor, alvo) => leads(actor, alvo) || oversees(actor, alvo)

const exists: OfTurma = (_, { turmaStatus }) => turmaStatus !== 'excluida'
const ativa: OfTurma = (_, { turmaStatus }) => turmaStatus === 'ativa'
const ligado: OfTurma = (_, alvo) => alvo.ligado

export const encontroPolicy = definePolicy<TurmaAlvo>()({
  /** The schedule: guardians too, who never get the room. */
  view: [
    all(exists, ligado, learns),
    all(exists, ligado, guards),
    all(exists, ligado, teaches),
    all(exists, readsAll),
  ],
  /** The room: nobody is a guest, only the class and who answers for it. */
  enter: [all(ativa, ligado, learns), all(ativa, ligado, leads)],
  manage: [all(ativa, ligado, leads)],
  /** Whose presence is kept: pupils' only. */
  attend: [all(ativa, ligado, learns)],
  report: [all(exists, readsAll)],
})

/** A calendar address is its owner's. */
export const agendaPolicy = definePolicy<{ usuario: number }>()({
  view: [(actor, { usuario }) => actor.id === usuario],
  revoke: [(actor, { usuario }) => actor.id === usuario],
})
