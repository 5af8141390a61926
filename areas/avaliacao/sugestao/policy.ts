/** Who reads, writes and publishes suggestions and activities (section 6; product.md H-01). */
import { isVisitor, oversees } from '../../../core/policy/actor.ts'
import { all, can, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { writesLessons } from '../../ensino/midia/policy.ts'
import { isAdmin, isAtHome, isAutor, leads, type TextoBaseAlvo, uses, writes } from '../questao/policy.ts'
import type { EstadoSugestao } from './shapes.ts'

export interface SugestaoAlvo extends TextoBaseAlvo {
  estado: EstadoSugestao
  /** The person teaches a class of just that network. */
  ensina: boolean
}

type R = Rule<SugestaoAlvo>
const isPublicada: R = (_, { naRede, estado }) => naRede && estado === 'publicada'
const ofNobodyElse: R = (_, { redeCaminho }) => redeCaminho.length === 0
const teachesThere: R = (_, { ensina }) => ensina

export const sugestaoPolicy = definePolicy<SugestaoAlvo>()({
  view: [isAutor, isAdmin, oversees, all<SugestaoAlvo>(uses, isPublicada)],
  edit: [all(isAtHome, isAutor, writes), all(isAtHome, isAdmin), all(isAtHome, leads)],
  /** Shows it to the pupils of its network: a teacher in their own school, above it who leads. */
  publish: [
    all(isAtHome, isAdmin),
    all(isAtHome, leads),
    all<SugestaoAlvo>(isAtHome, isAutor, writes, ofNobodyElse),
    all<SugestaoAlvo>(isAtHome, isAutor, writes, teachesThere),
  ],
})

export interface AtividadeAlvo {
  autor: number
  /** What it stands in; null: nothing yet. */
  sugestao: SugestaoAlvo | null
}

type A = Rule<AtividadeAlvo>
const wrote: A = (actor, { autor }) => actor.id === autor
const writesHere: A = (actor) => !isVisitor(actor) && writesLessons(actor)
const stands =
  (action: 'view' | 'edit'): A =>
  (actor, { sugestao }) =>
    sugestao !== null && can(sugestaoPolicy, actor, action, sugestao)

/** Of its author while it stands nowhere; else as what it stands in. */
export const atividadePolicy = definePolicy<AtividadeAlvo>()({
  view: [wrote, stands('view')],
  edit: [all<AtividadeAlvo>(wrote, writesHere, (_, { sugestao }) => sugestao === null), stands('edit')],
})
