/** The desk's calls of a graded topic: who waits for a grade, what one pupil said in it, the grade while it is given. */
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { IdList, Nota } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, Ref } from '../../../core/contract/schema.ts'
import { Anexo, Pessoa } from './shapes.ts'

const escrita = { nota: Nullable(Nota), mensagem: Line(2_000), pronta: Flag() }

/** A grade while it is given. `revisao` grows with each writing. */
export const NotaEscrita = ObjectOf({ revisao: Count, autor: Ref, ...escrita })
export type NotaEscrita = Static<typeof NotaEscrita>

/** A pupil who took part and waits for a grade, or for what was changed since it was published. */
export const Participante = ObjectOf({
  aluno: Pessoa,
  respostas: Count,
  ultima_em: Instant,
  correcao: Nullable(NotaEscrita),
})
export type Participante = Static<typeof Participante>

/** What a pupil said, and the beginning of what it answers; null: the topic itself. */
export const Fala = ObjectOf({
  id: Id,
  conteudo: Text(),
  anexos: ArrayOf(Anexo),
  quando: Instant,
  /** Only its author and those who moderate see it. */
  oculta: Flag(),
  responde: Nullable(ObjectOf({ autor: Ref, inicio: Text() })),
})
export type Fala = Static<typeof Fala>

export const Participacao = ObjectOf({
  aluno: Pessoa,
  topico: ObjectOf({ id: Id, titulo: Text(), conteudo: Text() }),
  /** In the order in which they were said; at most 200. */
  falas: ArrayOf(Fala),
  correcao: Nullable(NotaEscrita),
})
export type Participacao = Static<typeof Participacao>

/** What the desk holds at the most. */
export const MAX_PARTICIPANTES = 400
export const MAX_FALAS = 200

const MESA = '/projeto/pt-br/forum/:gru_id/:tpc_id/notas/mesa'
const { get, post, put } = callsOf('forum')

export const mesaForumApi = {
  listParticipantes: get(MESA, {
    summary:
      'Pupils who took part in a graded topic and wait for a grade, who spoke longest ago first: at most 400.',
    returns: {
      topico: Ref,
      participantes: ArrayOf(Participante),
      total: Count,
      permissoes: ObjectOf({ avaliar: Flag() }),
    },
  }),
  findParticipacao: get(`${MESA}/:aluno`, {
    summary: 'What one pupil said in a graded topic, in its context, with the grade while it is given.',
    returns: { participacao: Participacao },
  }),
  saveNota: put(`${MESA}/:aluno`, {
    summary:
      'Keeps a grade and words while they are given: nothing of it reaches the pupil. 409 where another hand wrote first.',
    body: {
      /** The writing that was read; 0: there was none. */
      revisao: Count,
      ...escrita,
    },
    returns: { correcao: NotaEscrita },
  }),
  sendNotas: post(`${MESA}/enviar`, {
    summary: 'Publishes the grades of these pupils that are ready. What is not ready by now stays.',
    body: { alunos: IdList },
    returns: { enviadas: ArrayOf(Id), ficaram: ArrayOf(Id) },
  }),
}
