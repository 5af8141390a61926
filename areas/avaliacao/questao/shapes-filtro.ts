/** What the bank is narrowed by: words, and one choice or several of each facet (`3` or `3,5`). */
import { Boolean as Flag, Optional } from 'typebox'
import { SomeIds, SomeOf } from '../../../core/contract/lists.ts'
import { Line, OneOf } from '../../../core/contract/schema.ts'
import { LICENCAS, ORIGENS, PROCEDENCIAS, TIPOS_QUESTAO } from './shapes.ts'

export const FILTRO = {
  busca: Optional(Line(120)),
  disciplina: Optional(SomeIds),
  periodo: Optional(SomeIds),
  habilidade: Optional(SomeIds),
  dificuldade: Optional(SomeIds),
  bloom: Optional(SomeIds),
  tipo: Optional(SomeOf(TIPOS_QUESTAO)),
  procedencia: Optional(SomeOf(PROCEDENCIAS)),
  licenca: Optional(SomeOf(['nenhuma', ...LICENCAS])),
  /** `minhas` written by the person, `rede` those of colleagues. */
  origem: Optional(OneOf(ORIGENS)),
  /** Only those at hand. */
  favoritas: Optional(Flag()),
  /** Only those in review that the person decides about. */
  revisar: Optional(Flag()),
}

/** Where a question in use stands. */
export const ESTADO_EM_USO = Optional(SomeOf(['rascunho', 'em_revisao', 'aprovada']))
