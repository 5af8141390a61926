/** What avaliacao adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { avaliacaoApi } from '../contract.ts'
import { avaliacaoEffects } from './effects.ts'
import { avaliacaoHandlers } from './routes.ts'

export const avaliacaoServer: ServerArea = {
  tables: ['avaliacao', 'avaliacao_questao', 'avaliacao_caderno'],
  calls: [answered(avaliacaoApi, avaliacaoHandlers, avaliacaoEffects)],
}
