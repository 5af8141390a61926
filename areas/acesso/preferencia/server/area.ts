/** What preferencia adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { preferenciaApi } from '../contract.ts'
import { preferenciaEffects } from './effects.ts'
import { preferenciaHandlers } from './routes.ts'

export const preferenciaServer: ServerArea = {
  // What a person chose, to be shown or not too.
  tables: ['opcao_privacidade', 'preferencia'],
  calls: [answered(preferenciaApi, preferenciaHandlers, preferenciaEffects)],
}
