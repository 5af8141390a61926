/**
 * Acting on an account (product.md H-32): one rule that knows rank, asked by every way in. Nobody acts on who stands
 * above them, and what can't be undone needs a second person who is neither the one who asked nor the one it is about.
 */

import { table } from '../contract/table.ts'
import { type Actor, type Asker, hasAsked } from './actor.ts'

/** Who stands above whom. A place narrows what a role reaches, never how high it stands. */
const RANKS: Readonly<Record<string, number>> = table({
  aluno: 0,
  responsavel: 0,
  professor: 1,
  aplicador: 1,
  autor: 1,
  revisor: 1,
  coordenador: 2,
  gestor_rede: 3,
  encarregado: 4,
  administrador_tenant: 5,
  suporte: 6,
  'administrador-plataforma': 7,
})

const rankOfPapel = (papel: string): number => RANKS[papel] ?? Number.POSITIVE_INFINITY

/** The highest of several roles counts; a role that nobody ranked stands above all. */
export const rankOf = (papeis: readonly string[]): number => Math.max(0, ...papeis.map(rankOfPapel))

/** The roles by which an actor acts: those in force. */
export const papeisOf = ({ funcoes, redes, turmas, dependentes }: Actor): string[] => [
  ...funcoes,
  ...redes.map(({ papel }) => papel),
  ...turmas.map(({ papel }) => papel),
  ...(dependentes.length > 0 ? ['responsavel'] : []),
]

/** Whose account it is, with every role that has not ended: one that is yet to begin stands as high. */
export interface Subject {
  /** The tenant of the account: ids repeat between tenants. */
  tenantId: number
  id: number
  papeis: readonly string[]
}

/** Whoever works here, in whatever role: their way in opens more than their own things. */
export const isStaff = ({ papeis }: Pick<Subject, 'papeis'>): boolean => rankOf(papeis) > 0

export const isSubject = (actor: Pick<Actor, 'id' | 'tenantId'>, { tenantId, id }: Omit<Subject, 'papeis'>) =>
  actor.tenantId === tenantId && actor.id === id

/** Whether the person stands above the actor. */
export const standsAbove = ({ papeis }: Pick<Subject, 'papeis'>, actor: Actor): boolean =>
  rankOf(papeis) > rankOf(papeisOf(actor))

interface Act {
  /** By this way one may do it to oneself. */
  self: boolean
  /** Whose accounts need a second person. */
  second: 'nobody' | 'staff' | 'everybody'
}

/** What is done to accounts by others than their owners. */
export const ACTS = {
  /** Data, user name, sessions: what can be set right again. */
  change: { self: true, second: 'nobody' },
  /** Being in a class, as its pupil or its teacher. */
  place: { self: true, second: 'nobody' },
  /** Roles, guardianship, grants of what is kept apart, suspension, a hold on data. */
  grant: { self: false, second: 'nobody' },
  /** A new way in: a password told to somebody else, another e-mail, the second factor taken off. */
  access: { self: true, second: 'staff' },
  /** Looking through somebody's eyes. */
  look: { self: false, second: 'nobody' },
  /** Asking in somebody's stead for a copy or an erasure, and taking it back. */
  request: { self: true, second: 'nobody' },
  /** Erasing. */
  erase: { self: false, second: 'everybody' },
} as const satisfies Record<string, Act>

export type ActName = keyof typeof ACTS

/** Whether rank lets the actor do it. What else it takes, such as a place, is for each area's policy. */
export const mayActOn = (act: ActName, actor: Actor, subject: Subject): boolean =>
  isSubject(actor, subject) ? ACTS[act].self : !standsAbove(subject, actor)

/** Whether nobody does it alone. Of one's own account one disposes alone where one may do it at all. */
export const needsSecond = (act: ActName, actor: Actor, subject: Subject): boolean => {
  const { second }: Act = ACTS[act]
  if (second === 'everybody') return true
  return second === 'staff' && isStaff(subject) && !isSubject(actor, subject)
}

/** Why somebody can't be the second: it is about them, they asked themselves, it is about who stands above them. */
export type WhyNotSecond = 'proprio' | 'pediu' | 'acima'

/** Null for who may be the second: neither who asked nor whom it is about, and not below them. */
export const whyNotSecond = (actor: Actor, subject: Subject, asker: Asker): WhyNotSecond | null => {
  if (isSubject(actor, subject)) return 'proprio'
  if (hasAsked(actor, asker, subject.tenantId)) return 'pediu'
  return standsAbove(subject, actor) ? 'acima' : null
}

export const maySecond = (actor: Actor, subject: Subject, asker: Asker): boolean =>
  whyNotSecond(actor, subject, asker) === null
