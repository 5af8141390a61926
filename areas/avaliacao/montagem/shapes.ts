/** What assembling an assessment looks like on the wire (product.md H-13). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  type Static,
  String as Text,
} from 'typebox'
import { Count, Id, Nullable, OneOf, OneOfNumbers } from '../../../core/contract/schema.ts'
import { ConteudoLivre } from '../../ensino/aula/shapes.ts'
import { LIMITES, MAX_LINHAS } from '../avaliacao/rules-matriz.ts'
import { Questao, TIPOS_QUESTAO } from '../questao/shapes.ts'

/** The columns of a matrix: easy, middling, hard. */
export const FaixaCampo = OneOfNumbers([0, 1, 2])

/** The questions of an assessment by their numbers, in their order. */
export const Escolhidas = ArrayOf(Id, { maxItems: LIMITES.padrao, uniqueItems: true })

/** Of which matrix, and for which class. */
export const PARA = {
  /** Its skills, in their order. */
  habilidades: ArrayOf(Id, { maxItems: MAX_LINHAS, uniqueItems: true }),
  /** What this class has met in lessons is told; null: for no class by name. */
  turma: Nullable(Id),
  questoes: Escolhidas,
} as const

/** A question as it is chosen for an assessment. */
export const Candidata = ObjectOf({
  ...Questao.properties,
  /** The skill of the matrix that it is counted under; null: none that the matrix names. */
  linha: Nullable(Id),
  /** Where its one key stands, from 0; null: it has not just one. */
  letra: Nullable(Count),
  /** Among how many. */
  alternativas: Count,
  /** The key stays where it is: the order of its alternatives means something. */
  fixa: Flag(),
  /** Something is to be seen in it. */
  imagem: Flag(),
  texto_base: Nullable(Id),
  /** The class has met it in a lesson. */
  vista: Flag(),
})
export type Candidata = Static<typeof Candidata>

/** A square that lacks questions. */
export const VagaCampo = ObjectOf({
  linha: Nullable(Id),
  faixa: FaixaCampo,
  quantas: Integer({ minimum: 1, maximum: LIMITES.padrao }),
})

/** A question as it is printed, key included. */
export const Impressa = ObjectOf({
  id: Id,
  tipo: OneOf(TIPOS_QUESTAO),
  conteudo: ConteudoLivre,
  comando: Text(),
  explicacao: Text(),
  texto_base: Nullable(ObjectOf({ id: Id, titulo: Text(), html: Text() })),
})
export type Impressa = Static<typeof Impressa>
