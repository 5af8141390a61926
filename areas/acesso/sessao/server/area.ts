/** What sessao adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { conhecidos } from '../../correio/server/public-conhecidos.ts'
import { sessaoApi } from '../contract.ts'
import { sessaoEffects } from './effects.ts'
import { sessaoTasks } from './letters-codigo.ts'
import { clearFichas } from './public.ts'
import { clearSessoes, knownEmails } from './queries.ts'
import { sessaoHandlers } from './routes.ts'

export const sessaoServer: ServerArea = {
  // What an actor is made of: the account and its roles.
  tables: [
    'confirmacao',
    'ficha',
    'navegador_conhecido',
    'pessoa',
    'sessao',
    'tentativa_login',
    'usuario',
    'vinculo',
  ],
  published: ['pessoa'],
  calls: [answered(sessaoApi, sessaoHandlers, sessaoEffects)],
  tasks: sessaoTasks,
  clear: [clearSessoes, clearFichas],
  answers: [conhecidos.by(knownEmails)],
}
