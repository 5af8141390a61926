/** The outbox of the demonstration: mail that would have been sent, read in the browser. Absent without the demonstration. */
import { Array as ArrayOf, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Instant, Line, Nullable } from '../../../core/contract/schema.ts'

export const Mensagem = ObjectOf({
  id: Text(),
  para: Text(),
  assunto: Text(),
  enviada_em: Instant,
})
export type Mensagem = Static<typeof Mensagem>

export const correioApi = defineApi({
  listMensagens: {
    area: 'correio',
    client: 'auth',
    method: 'GET',
    path: '/correio/pt-br/mensagens',
    access: 'resource',
    summary:
      'Demonstration only: the last 200 messages of the tenant that would have been sent, newest first.',
    returns: ObjectOf({ mensagens: ArrayOf(Mensagem) }),
  },
  findMensagem: {
    area: 'correio',
    client: 'auth',
    method: 'GET',
    path: '/correio/pt-br/mensagens/:id',
    access: 'resource',
    summary: 'Demonstration only: one message with its text.',
    params: ObjectOf({ id: Line(120, 1) }),
    returns: ObjectOf({
      mensagem: ObjectOf({ ...Mensagem.properties, de: Text(), texto: Text(), html: Nullable(Text()) }),
    }),
  },
})
