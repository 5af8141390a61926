/** What a manager does with a school that asks for them: reminds its people, puts it off, takes it up again. */
import { callsOf } from '../../../core/contract/calls.ts'
import { Count, Instant } from '../../../core/contract/schema.ts'

const { post } = callsOf('inicio', { access: 'resource' })

export const escolaApi = {
  lembrarEscola: post('/conta/pt-br/hoje/escola/:rede/lembrar', {
    summary:
      'Reminds the people of a school that asks for its manager: who answers for it of all that asks, teachers of what waits for them. 409 within three days of the last time, whoever asked, and where nothing asks or nobody is left to be told.',
    /** How many were told. */
    returns: { lembrados: Count, lembrada_em: Instant },
  }),
  adiarEscola: post('/conta/pt-br/hoje/escola/:rede/adiar', {
    summary: 'Hides the line of a school for seven days, for the person alone. Again: from now on.',
    returns: { ate: Instant },
  }),
  retomarEscola: post('/conta/pt-br/hoje/escola/:rede/retomar', {
    summary: 'Lets the line of a school that was put off stand again.',
    returns: { retomadas: Count },
  }),
}
