/** Who may set up a class, close it, put it away, and say who teaches it (product.md H-01, H-02). */
import {
  type Actor,
  coordinates,
  type InRede,
  isAdministradorTenant,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { type TurmaTarget, teaches } from './policy.ts'

export interface GestaoTarget extends TurmaTarget {
  /** The person teaches it as a titular. */
  titular: boolean
}

const isTitular: Rule<GestaoTarget> = (_, { titular }) => titular

const isOutOfBin: Rule<GestaoTarget> = (_, { status }) => status !== 'excluida'

const gestao = [coordinates, managesWriting, isAdministradorTenant] as const
const docencia = [all<GestaoTarget>(isOutOfBin, teaches), ...gestao] as const
const titularidade = [all<GestaoTarget>(isOutOfBin, teaches, isTitular), ...gestao] as const

/** The state of the class is another question, with a sentence of its own: a closed class is not forbidden, but closed. */
export const gestaoPolicy = definePolicy<GestaoTarget>()({
  /** Reads the settings; of a class in the bin, whoever may take it out again. */
  view: [all<GestaoTarget>(isOutOfBin, teaches), all<GestaoTarget>(isOutOfBin, oversees), ...gestao],
  configurar: docencia,
  encerrar: titularidade,
  reabrir: titularidade,
  excluir: gestao,
  restaurar: gestao,
  /** To another school; the other one must be theirs too. */
  mover: gestao,
  darAuxiliar: titularidade,
  darTitular: gestao,
})

export interface LugarTarget extends InRede {
  /** The person teaches in the school, and it lets its teachers make classes. */
  docente: boolean
}

const isDocente: Rule<LugarTarget> = (_, { docente }) => docente

export const novaTurmaPolicy = definePolicy<LugarTarget>()({
  /** A class is made by whoever answers for the school, and by its teachers where it lets them. */
  criar: [...gestao, isDocente],
  /** Its first teachers are named, or a class is moved there, by whoever answers for the school. */
  gerir: gestao,
})

const answers = (actor: Actor): boolean => actor.redes.length > 0

const teachesSome = ({ turmas }: Actor): boolean => turmas.some(({ papel }) => papel === 'professor')

export const acervoTurmaPolicy = definePolicy<null>()({
  /** The bin, and what forms offer. */
  list: [isAdministradorTenant, answers],
  /** Where one makes classes: a teacher perhaps nowhere. */
  lugares: [isAdministradorTenant, answers, teachesSome],
  plataforma: [isAdministradorTenant],
})
