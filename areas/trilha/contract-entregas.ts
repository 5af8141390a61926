/** The deliveries of a learner along one axis of a path. */
import { Array as ArrayOf, Integer, Object as ObjectOf, Optional, String as Text } from 'typebox'
import { defineApi } from '../../core/contract/endpoint.ts'
import { Id, PageQuery } from '../../core/contract/schema.ts'
import { Entrega } from '../entrega/contract.ts'

export const trilhaEntregaApi = defineApi({
  listEntregas: {
    area: 'trilha',
    client: 'auth',
    access: 'session',
    method: 'GET',
    path: '/projeto/pt-br/trilha/eixo/:eixo/entregas',
    summary: "The person's own deliveries in the lessons of an axis: what came back first, then the newest.",
    params: ObjectOf({ eixo: Id }),
    query: ObjectOf({ ...PageQuery, aula: Optional(Id) }),
    returns: ObjectOf({
      eixo: ObjectOf({ id: Id, nome: Text(), trilha: ObjectOf({ id: Id, nome: Text() }) }),
      entregas: ArrayOf(Entrega),
      total: Integer({ minimum: 0 }),
    }),
  },
})
