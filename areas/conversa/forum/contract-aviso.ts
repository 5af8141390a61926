/** The calls of notices alone. */
import { Integer, Object as ObjectOf } from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id } from '../../../core/contract/schema.ts'

export const avisoApi = defineApi({
  remind: {
    area: 'forum',
    client: 'auth',
    access: 'resource',
    method: 'POST',
    path: '/gerenciar/pt-br/forum/topicos/:id/lembrar',
    summary:
      'Reminds whoever has not read a notice, or not acknowledged one that asks for it; once a day (409 `ja_lembrado`).',
    params: ObjectOf({ id: Id }),
    /** How many people were reminded. */
    returns: ObjectOf({ lembrados: Integer() }),
  },
})
