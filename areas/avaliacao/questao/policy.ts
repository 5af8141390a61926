/** Who uses, writes and approves questions of the bank (section 6; product.md H-01, H-12). */
import {
  type Actor,
  coordinates,
  type InRede,
  isAdministradorTenant,
  isVisitor,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { writesLessons } from '../../ensino/midia/policy.ts'
import type { EstadoQuestao } from './shapes.ts'

const isRevisor = (actor: Actor): boolean => actor.funcoes.includes('revisor')
/** Those who teach and write, and those who look at what they do. */
export const usesBanco = (actor: Actor): boolean =>
  writesLessons(actor) || isRevisor(actor) || actor.redes.length > 0

/** The bank as a whole. */
export const bancoPolicy = definePolicy<null>()({
  list: [usesBanco],
  write: [all((actor) => !isVisitor(actor), writesLessons)],
  /** Has questions at hand, which whoever visits has nowhere. */
  keep: [all((actor) => !isVisitor(actor), usesBanco)],
})

export interface TextoBaseAlvo {
  autor: number
  /** The path of the network in whose bank it stands; empty: its author's only. */
  redeCaminho: readonly number[]
  /** One of the person's classes or networks lies in that network. */
  naRede: boolean
}

export interface QuestaoAlvo extends TextoBaseAlvo {
  estado: EstadoQuestao
  /** Colleagues of the network may copy it. */
  repassar: boolean
}

/** Of whatever stands in the bank. */
type R = Rule<TextoBaseAlvo>
export const isAtHome: R = (actor) => !isVisitor(actor)
export const isAutor: R = (actor, { autor }) => actor.id === autor
export const writes: R = (actor) => writesLessons(actor)
export const uses: R = (actor) => usesBanco(actor)
export const isAdmin: R = (actor) => isAdministradorTenant(actor)
const ofRede: R = (_, { redeCaminho }) => redeCaminho.length > 0
const revises: R = (actor, alvo) => isRevisor(actor) && ofRede(actor, alvo)
export const leads: R = (actor, alvo) => managesWriting(actor, alvo) || coordinates(actor, alvo)
const othersWork: R = (actor, alvo) => !isAutor(actor, alvo)

export const questaoPolicy = definePolicy<QuestaoAlvo>()({
  view: [
    isAutor,
    isAdmin,
    revises,
    oversees,
    all<QuestaoAlvo>(uses, (_, { naRede, estado }) => naRede && estado === 'aprovada'),
  ],
  edit: [
    all(isAtHome, isAutor, writes),
    all(isAtHome, isAdmin),
    all(isAtHome, leads),
    all(isAtHome, revises),
  ],
  /** Lets it into the bank of its network; what stands in nobody else's its author approves. */
  approve: [
    all(isAtHome, isAdmin),
    all(isAtHome, leads),
    all(isAtHome, revises, othersWork),
    all(isAtHome, isAutor, (_, { redeCaminho }) => redeCaminho.length === 0),
  ],
  /** Begins one of their own as it. */
  copy: [
    all(isAtHome, writes, isAutor),
    all<QuestaoAlvo>(
      isAtHome,
      writes,
      (_, { estado, repassar }) => repassar && estado === 'aprovada',
      (actor, alvo) => alvo.naRede || oversees(actor, alvo),
    ),
    all(isAtHome, isAdmin),
  ],
})

/** What is said of a question: who may edit that reads it and answers; the words are changed by who said them. */
export const comentarioPolicy = definePolicy<Pick<TextoBaseAlvo, 'autor'>>()({
  change: [(actor, { autor }) => actor.id === autor],
})

/** Who uses and changes base texts. */
export const textoBasePolicy = definePolicy<TextoBaseAlvo>()({
  view: [isAutor, isAdmin, oversees, all(uses, (_, { naRede }) => naRede)],
  edit: [all(isAtHome, isAutor, writes), all(isAtHome, isAdmin), all(isAtHome, leads)],
})

/** A network in whose bank the person puts questions without a review. */
export const approvesIn = (actor: Actor, place: InRede): boolean =>
  isAdministradorTenant(actor) || managesWriting(actor, place) || coordinates(actor, place)
