/** The desk to correct at (product.md H-06): the queue, a correction while it is made, what goes to pupils, words kept. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { IdList, Nota } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, Ref } from '../../../core/contract/schema.ts'
import { Aula, Correcao, Escolhas, MAX_MARCAS, Marca, TelaAberta } from './shapes.ts'

/** One work that waits, and how far its correction is. */
export const Espera = ObjectOf({
  id: Id,
  aluno: Ref,
  aula: Aula,
  tela: TelaAberta,
  vez: Count,
  enviada_em: Instant,
  atrasada: Flag(),
  /** How many files it has. */
  arquivos: Count,
  correcao: Nullable(ObjectOf({ nota: Nullable(Nota), pronta: Flag(), refazer: Flag(), autor: Ref })),
})
export type Espera = Static<typeof Espera>

/** Words that serve again. `vezes`: how often they did. */
export const Frase = ObjectOf({
  id: Id,
  criterio: Text(),
  texto: Text(),
  vezes: Count,
  /** Whose; null: the own ones. */
  de: Nullable(Text()),
  compartilhada: Flag(),
})
export type Frase = Static<typeof Frase>

/** What the desk holds at the most; the oldest come first. */
export const MAX_FILA = 400

const MESA = '/projeto/pt-br/turma/:turma/entregas/mesa'
const FRASES = `${MESA}/frases` as const
const { get, post, put, remove } = callsOf('entrega')

export const mesaApi = {
  fila: get(MESA, {
    summary: 'What waits to be corrected in a class, or in one lesson of it, oldest first: at most 400.',
    query: { aula: Optional(Id) },
    returns: {
      fila: ArrayOf(Espera),
      total: Count,
      permissoes: ObjectOf({ corrigir: Flag() }),
    },
  }),
  saveCorrecao: put('/projeto/pt-br/entregas/:id/correcao', {
    summary:
      'Keeps a correction while it is made: nothing of it reaches the pupil. 409 where another hand wrote first.',
    body: {
      /** The sending that was read. */
      vez: Integer({ minimum: 1 }),
      /** The version of the lesson whose rubric was read. */
      regua: Integer({ minimum: 1 }),
      /** The writing of the correction that was read; 0: there was none. */
      revisao: Count,
      nota: Nullable(Nota),
      rubrica: Escolhas,
      comentario: Line(5_000),
      marcas: ArrayOf(Marca, { maxItems: MAX_MARCAS }),
      pronta: Flag(),
      refazer: Flag(),
    },
    returns: { correcao: Correcao },
  }),
  mandar: post(`${MESA}/mandar`, {
    summary:
      'Sends to their pupils the corrections that are ready, of these works. What is not ready by now stays.',
    body: { entregas: IdList },
    returns: { mandadas: ArrayOf(Id), ficaram: ArrayOf(Id) },
  }),
  listFrases: get(FRASES, {
    summary:
      "The person's own words that serve again, and those that colleagues of the school share: at most 300.",
    returns: { frases: ArrayOf(Frase) },
  }),
  addFrase: post(FRASES, {
    summary: 'Keeps words that serve again. Said twice they are kept once.',
    body: { criterio: Line(200), texto: Line(1_000, 1), compartilhada: Flag() },
    returns: { frase: Frase },
  }),
  countFrase: put(`${FRASES}/:id/usar`, {
    summary: 'Counts one use: the most used come first.',
    returns: { vezes: Count },
  }),
  removeFrase: remove('/projeto/pt-br/entregas/mesa/frases/:id', {
    summary: 'Takes one of the own ones out of the bank; what was said with it stays said.',
  }),
}
