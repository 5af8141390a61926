/** The calls of notices alone. */
import { Integer } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'

const { post } = callsOf('forum')

export const avisoApi = {
  remind: post('/gerenciar/pt-br/forum/topicos/:id/lembrar', {
    summary:
      'Reminds whoever has not read a notice, or not acknowledged one that asks for it; once a day (409 `ja_lembrado`).',
    /** How many people were reminded. */
    returns: { lembrados: Integer() },
  }),
}
