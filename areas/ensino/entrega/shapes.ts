/** Shapes that the lists of deliveries and the desk share: levels, marks in a work, a correction while it is made. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  type Static,
  String as Text,
} from 'typebox'
import { Nota } from '../../../core/contract/lists.ts'
import { Count, Id, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { ABERTAS } from '../aula/shapes-tipos.ts'

export const Aula = ObjectOf({ id: Id, titulo: Text() })
export const TelaAberta = ObjectOf({
  id: Id,
  titulo: Text(),
  tipo: OneOf(ABERTAS),
  ordem: Integer({ minimum: 1 }),
})

/** The level that a teacher chose of a criterion; `nivel` counts from 0. */
export const Escolha = ObjectOf({ criterio: Line(12, 1), nivel: Integer({ minimum: 0, maximum: 5 }) })
export type Escolha = Static<typeof Escolha>
export const Escolhas = ArrayOf(Escolha, { maxItems: 10 })

/** Praise, a question or a hint, a matter of language: told apart by the line under the words too. */
export const TIPOS_MARCA = ['elogio', 'pergunta', 'lingua'] as const

/** Marks in one work. */
export const MAX_MARCAS = 60
/** Coordinates of one stroke of the pen: x and y by turns. */
export const MAX_TRACO = 400

/**
 * Words anchored in a work. Without `arquivo` from sign `de` to sign `ate` of its text (UTF-16). In the file of this
 * place, counted from 0: at second `de` of a sound; on a picture along `traco`, x and y in thousandths of its sides, as it
 * stands upright; two numbers are a point.
 */
export const Marca = ObjectOf({
  id: Line(12, 1),
  tipo: OneOf(TIPOS_MARCA),
  /** The criterion that it speaks of; empty: none. */
  criterio: Line(12),
  texto: Line(1_000),
  arquivo: Nullable(Integer({ minimum: 0, maximum: 4 })),
  de: Count,
  ate: Count,
  traco: ArrayOf(Integer({ minimum: 0, maximum: 1_000 }), { maxItems: MAX_TRACO }),
})
export type Marca = Static<typeof Marca>

/** A correction while it is made. `revisao` grows with each writing. */
export const Correcao = ObjectOf({
  revisao: Count,
  autor: Ref,
  nota: Nullable(Nota),
  rubrica: Escolhas,
  comentario: Text(),
  marcas: ArrayOf(Marca),
  pronta: Flag(),
  refazer: Flag(),
})
export type Correcao = Static<typeof Correcao>
