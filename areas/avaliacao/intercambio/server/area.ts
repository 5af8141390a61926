/** What intercambio adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { intercambioApi } from '../contract.ts'
import { intercambioEffects } from './effects.ts'
import { intercambioTasks } from './jobs.ts'
import { clearImportacoes } from './queries.ts'
import { intercambioHandlers } from './routes.ts'

export const intercambioServer: ServerArea = {
  tables: ['questao_importacao', 'questao_importacao_item', 'questao_importada'],
  calls: [answered(intercambioApi, intercambioHandlers, intercambioEffects)],
  tasks: intercambioTasks,
  clear: [clearImportacoes],
}
