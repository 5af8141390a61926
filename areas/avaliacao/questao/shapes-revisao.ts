/** What review of a question looks like on the wire (product.md H-12): comments on passages, and the ways that it went. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  type Static,
  String as Text,
} from 'typebox'
import { Id, Instant, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { CONTEXTO, MAX_TRECHO } from './rules-ancora.ts'
import { ESTADOS_QUESTAO } from './shapes.ts'

/** Fields that a comment may be about; `alternativa` and `analise` name which by `parte`. */
export const CAMPOS_COMENTADOS = [
  'questao',
  'texto_base',
  'enunciado',
  'comando',
  'alternativa',
  'analise',
  'resposta',
  'explicacao',
] as const
export type CampoComentado = (typeof CAMPOS_COMENTADOS)[number]

/** Comments and answers of one question, at most. */
export const MAX_COMENTARIOS = 300
/** Steps that are told, the newest. */
export const MAX_PASSOS = 50
export const MAX_PALAVRA = 500

/** A passage as it was when somebody chose it. */
export const Ancora = ObjectOf({
  trecho: Line(MAX_TRECHO, 1),
  antes: Line(CONTEXTO),
  depois: Line(CONTEXTO),
  inicio: Integer({ minimum: 0, maximum: 1_000_000 }),
})

export const CAMPOS_COMENTARIO = {
  texto: Line(2_000, 1),
  campo: OneOf(CAMPOS_COMENTADOS),
  parte: Line(40),
} as const

const Resposta = ObjectOf({
  id: Id,
  texto: Text(),
  autor: Ref,
  editado: Flag(),
  quando: Instant,
  /** The person wrote it. */
  meu: Flag(),
})

export const Comentario = ObjectOf({
  ...Resposta.properties,
  campo: OneOf(CAMPOS_COMENTADOS),
  /** The alternative, where the field has several. */
  parte: Text(),
  /** Null: the field as a whole. */
  ancora: Nullable(Ancora),
  resolvido: Nullable(ObjectOf({ por: Ref, quando: Instant })),
  respostas: ArrayOf(Resposta),
})
export type Comentario = Static<typeof Comentario>
export type Resposta = Static<typeof Resposta>

export const Passo = ObjectOf({
  id: Id,
  /** Null: it came into the bank so. */
  antes: Nullable(OneOf(ESTADOS_QUESTAO)),
  depois: OneOf(ESTADOS_QUESTAO),
  palavra: Text(),
  autor: Ref,
  quando: Instant,
})
export type Passo = Static<typeof Passo>
