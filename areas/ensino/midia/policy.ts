/** Who may send files of lessons and see those of others (product.md H-01, H-04). */
import { type Actor, isAdministradorTenant, isVisitor } from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import type { TipoMidia } from './shapes.ts'

export interface MidiaAlvo {
  /** Null: nobody's any more. */
  usuarioId: number | null
  tipo: TipoMidia
  /** A lesson shows it whose draft the person reads, or a question or a text that they see in the bank. */
  mostrada: boolean
}

/** Writes lessons: teaches, leads a school or a network with writing, is an author, administers. */
export const writesLessons = (actor: Actor): boolean =>
  actor.turmas.some(({ papel }) => papel === 'professor') ||
  actor.redes.some(({ funcao }) => funcao === 'escrita') ||
  actor.funcoes.includes('autor') ||
  isAdministradorTenant(actor)

const isAutor: Rule<MidiaAlvo> = (actor) => writesLessons(actor)
const isAdmin: Rule<MidiaAlvo> = (actor) => isAdministradorTenant(actor)
const isShown: Rule<MidiaAlvo> = (_, { mostrada }) => mostrada
const owns: Rule<MidiaAlvo> = (actor, { usuarioId }) => usuarioId === actor.id
/** Nothing here can be made in the name of an administrator of another tenant. */
const isAtHome: Rule<MidiaAlvo> = (actor) => !isVisitor(actor)

export const midiaPolicy = definePolicy<MidiaAlvo>()({
  send: [all(isAtHome, isAutor)],
  /** Learners see a file through the lesson that shows it; authors those of the lessons that they open, and of their bank. */
  view: [owns, isShown, isAdmin],
  manage: [owns],
})
