/** Work outside the bounds of what a device may claim (product.md H-32): what waits in a class, and a teacher's decision. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Revision } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { LIMITES, Registro } from './fila/shapes.ts'

export const ESTADOS_RETIDA = ['espera', 'aceita', 'recusada'] as const

/** What became of it, for whoever did it. */
export const MinhaRetida = ObjectOf({
  /** The ticket of the attempt. */
  tentativa: Text(),
  estado: OneOf(ESTADOS_RETIDA),
  limites: ArrayOf(OneOf(LIMITES)),
  recebida_em: Instant,
  /** What the teacher said who refused it. */
  motivo: Text(),
})
export type MinhaRetida = Static<typeof MinhaRetida>

/** Work of one pupil under one ticket: the times that the device claims, by the server's clock, and those of receipt. */
export const Retida = ObjectOf({
  ...MinhaRetida.properties,
  aluno: Ref,
  aula: ObjectOf({ id: Id, titulo: Text() }),
  versao: Revision,
  respostas: Count,
  /** The lesson was handed in with it. */
  concluida: Flag(),
  feita_de: Instant,
  feita_ate: Instant,
  recebida_de: Instant,
  decidida_por: Nullable(Text()),
  decidida_em: Nullable(Instant),
})
export type Retida = Static<typeof Retida>

const BASE = '/gerenciar/pt-br/turma/:turma/retidas'

const { get, put } = callsOf('tentativa')

export const retidaApi = {
  listRetidas: get(BASE, {
    summary:
      'Work of the class that lies outside the bounds of what a device may claim, what waits first; for staff. At most 200.',
    query: { aula: Optional(Id) },
    returns: { retidas: ArrayOf(Retida), permissoes: ObjectOf({ decidir: Flag() }) },
  }),
  decidirRetida: put(`${BASE}/:bilhete`, {
    summary:
      'Takes it as if it had come in time, refuses it with words for the pupil, or (`espera`) takes a refusal back. 409 ja_decidida.',
    params: { bilhete: Registro.properties.tentativa },
    body: { decisao: OneOf(ESTADOS_RETIDA), motivo: Optional(Line(500)) },
    returns: { retida: Retida },
  }),
}
