/** Who reads the log, and who may look through whose eyes (H-01, H-28). */
import { type Actor, isAdministradorPlataforma, isAdministradorTenant } from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { mayActOn } from '../../../core/policy/rank.ts'

const isEncarregado = (actor: Actor): boolean => actor.funcoes.includes('encarregado')

/** The log of a tenant. */
export const auditoriaPolicy = definePolicy<unknown>()({
  read: [isAdministradorTenant, isEncarregado],
  export: [isAdministradorTenant, isEncarregado],
})

export interface AlvoVerComo {
  /** The tenant in which somebody is looked at. */
  tenantId: number
  usuarioId: number
  /** Roles that have not ended, those that are yet to begin too. */
  papeis: readonly string[]
}

const PROTECTED: readonly string[] = [
  'administrador-plataforma',
  'administrador_tenant',
  'encarregado',
  'suporte',
]

/** Administrators and whoever watches over them are looked at by nobody: their eyes open too much. */
export const isProtected = ({ papeis }: Pick<AlvoVerComo, 'papeis'>): boolean =>
  papeis.some((papel) => PROTECTED.includes(papel))

const supports = (actor: Actor): boolean =>
  actor.funcoes.includes('suporte') || isAdministradorPlataforma(actor)

/** A visitor's id says nothing here: the session that is opened must hang on one of their own. */
const isAtHome: Rule<Pick<AlvoVerComo, 'tenantId'>> = (actor, { tenantId }) => actor.tenantId === tenantId

const reaches: Rule<AlvoVerComo> = (actor, { usuarioId, ...alvo }) =>
  mayActOn('look', actor, { ...alvo, id: usuarioId })

export const verComoPolicy = definePolicy<AlvoVerComo>()({
  search: [all(isAtHome, supports)],
  start: [all(isAtHome, supports, reaches, (_, alvo) => !isProtected(alvo))],
})
