/** Who reads, writes and shares assessments (section 6; product.md H-01, H-13). */
import { oversees } from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { isAdmin, isAtHome, isAutor, leads, type TextoBaseAlvo, uses, writes } from '../questao/policy.ts'
import type { EstadoAvaliacao } from './shapes.ts'

export interface AvaliacaoAlvo extends TextoBaseAlvo {
  estado: EstadoAvaliacao
}

const isPronta: Rule<AvaliacaoAlvo> = (_, { naRede, estado }) => naRede && estado === 'pronta'
const vista = [isAutor, isAdmin, oversees, all<AvaliacaoAlvo>(uses, isPronta)] as const

export const avaliacaoPolicy = definePolicy<AvaliacaoAlvo>()({
  view: [...vista],
  edit: [all(isAtHome, isAutor, writes), all(isAtHome, isAdmin), all(isAtHome, leads)],
  /** Begins one of their own as it. */
  copy: vista.map((rule) => all<AvaliacaoAlvo>(isAtHome, writes, rule)),
})
