/** The deliveries along one axis of a path: a learner's own, or those of the pupils that the asker teaches. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  String as Text,
} from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, PageQuery } from '../../../core/contract/schema.ts'
import { Entrega } from '../../ensino/entrega/contract.ts'

export const trilhaEntregaApi = defineApi({
  listEntregas: {
    area: 'trilha',
    client: 'auth',
    access: 'session',
    method: 'GET',
    path: '/projeto/pt-br/trilha/eixo/:eixo/entregas',
    summary:
      "The person's own deliveries in the lessons of an axis: what came back first, then the newest. `alunos`: what the pupils of their classes sent, what waits first; 403 without `permissaoEntrega`.",
    params: ObjectOf({ eixo: Id }),
    query: ObjectOf({ ...PageQuery, aula: Optional(Id), alunos: Optional(Flag()) }),
    returns: ObjectOf({
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
      entregas: ArrayOf(Entrega),
      total: Integer({ minimum: 0 }),
    }),
  },
})
