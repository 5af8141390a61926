/** Calls of the review of a question (product.md H-12): sent, commented on, given back or approved. */
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, Optional } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Revision } from '../../../core/contract/lists.ts'
import { Id, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { QuestaoInteira } from './shapes.ts'
import { Ancora, CAMPOS_COMENTARIO, Comentario, MAX_PALAVRA, Passo } from './shapes-revisao.ts'

const BASE = '/gerenciar/pt-br/questao/:id'
const UM = `${BASE}/comentarios/:comentario`

const { get, post, put, remove } = callsOf('questao')

export const revisaoApi = {
  findRevisao: get(`${BASE}/revisao`, {
    summary:
      'Comments on a question, those on passages as they were chosen, and its last 50 steps: to who edits it, nobody else.',
    returns: {
      comentarios: ArrayOf(Comentario),
      /** Newest first. */
      passos: ArrayOf(Passo),
      permissoes: ObjectOf({ comentar: Flag(), enviar: Flag(), decidir: Flag() }),
    },
  }),
  sendRevisao: post(`${BASE}/revisao`, {
    summary:
      'Sends a whole draft to be looked at; one that was sent stays so. 409 questao_conflito when somebody changed it since `revisao`.',
    body: { revisao: Revision, palavra: Optional(Line(MAX_PALAVRA)) },
    returns: { questao: QuestaoInteira },
  }),
  decideRevisao: put(`${BASE}/revisao`, {
    summary:
      'Approves a question in review or gives it back. 409 questao_fora_de_revisao when it is in none, 409 questao_conflito when somebody changed it since `revisao`, 422 falta_dizer when it goes back without a word or an open comment.',
    body: {
      revisao: Revision,
      decisao: OneOf(['aprovar', 'devolver']),
      palavra: Optional(Line(MAX_PALAVRA)),
    },
    returns: { questao: QuestaoInteira },
  }),
  createComentario: post(`${BASE}/comentarios`, {
    summary: 'Says something of a field or of a passage of it, or answers. At most 300 of a question.',
    body: {
      texto: CAMPOS_COMENTARIO.texto,
      campo: CAMPOS_COMENTARIO.campo,
      parte: Optional(CAMPOS_COMENTARIO.parte),
      ancora: Optional(Nullable(Ancora)),
      /** The comment that it answers: its place is that of it. */
      resposta_a: Optional(Id),
    },
    returns: { comentario: Id },
  }),
  editComentario: put(UM, {
    summary: "Changes the person's own words, or says whether what a comment asks for is done.",
    body: { texto: Optional(CAMPOS_COMENTARIO.texto), resolvido: Optional(Flag()) },
  }),
  removeComentario: remove(UM, { summary: "Takes the person's own comment away, with its answers." }),
}
