/** The deliveries along one axis of a path: a learner's own, or those of the pupils that the asker teaches. */
import { Boolean as Flag, Object as ObjectOf, Optional, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { rowsOf } from '../../../core/contract/lists.ts'
import { Id, PageQuery } from '../../../core/contract/schema.ts'
import { Entrega } from '../../ensino/entrega/contract.ts'

const { get } = callsOf('trilha', { access: 'session' })

export const trilhaEntregaApi = {
  listEntregas: get('/projeto/pt-br/trilha/eixo/:eixo/entregas', {
    summary:
      "The person's own deliveries in the lessons of an axis: what came back first, then the newest. `alunos`: what the pupils of their classes sent, what waits first; 403 without `permissaoEntrega`.",
    query: { ...PageQuery, aula: Optional(Id), alunos: Optional(Flag()) },
    returns: {
      eixo: ObjectOf({
        id: Id,
        nome: Text(),
        trilha: ObjectOf({
          id: Id,
          nome: Text(),
          /** A JSON list of the singular and the plural, as text: read it with `labelsOf`. */
          nomeEixo: Text(),
        }),
      }),
      ...rowsOf('entregas', Entrega),
    },
  }),
}
