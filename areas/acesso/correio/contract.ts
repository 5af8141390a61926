/** The outbox of the demonstration: mail that would have been sent, read in the browser. Absent without the demonstration. */
import { Array as ArrayOf, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Instant, Line, Nullable } from '../../../core/contract/schema.ts'

export const Mensagem = ObjectOf({
  id: Text(),
  para: Text(),
  assunto: Text(),
  enviada_em: Instant,
})
export type Mensagem = Static<typeof Mensagem>

const { get } = callsOf('correio')

export const correioApi = {
  listMensagens: get('/correio/pt-br/mensagens', {
    summary:
      'Demonstration only: the last 200 messages of the tenant that would have been sent, newest first.',
    returns: { mensagens: ArrayOf(Mensagem) },
  }),
  findMensagem: get('/correio/pt-br/mensagens/:id', {
    summary: 'Demonstration only: one message with its text.',
    params: { id: Line(120, 1) },
    returns: {
      mensagem: ObjectOf({ ...Mensagem.properties, de: Text(), texto: Text(), html: Nullable(Text()) }),
    },
  }),
}
