/** What preferencia adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { preferido } from '../../sessao/server/public-acima.ts'
import { preferenciaApi } from '../contract.ts'
import { preferenciaEffects } from './effects.ts'
import { preferidoSql } from './queries.ts'
import { preferenciaHandlers } from './routes.ts'

export const preferenciaServer: ServerArea = {
  // What a person chose, to be shown or not too.
  tables: ['opcao_privacidade', 'preferencia'],
  calls: [answered(preferenciaApi, preferenciaHandlers, preferenciaEffects)],
  answers: [preferido.by(preferidoSql)],
}
