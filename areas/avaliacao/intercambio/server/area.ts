/** What intercambio adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { intercambioApi } from '../contract.ts'
import { levarApi } from '../contract-levar.ts'
import { intercambioEffects, levarEffects } from './effects.ts'
import { intercambioTasks } from './jobs.ts'
import { comparacaoTasks } from './jobs-comparar.ts'
import { clearExportacoes, levarTasks } from './jobs-levar.ts'
import { clearImportacoes } from './queries.ts'
import { intercambioHandlers } from './routes.ts'
import { levarHandlers } from './routes-levar.ts'

export const intercambioServer: ServerArea = {
  tables: ['questao_importacao', 'questao_importacao_item', 'questao_importada'],
  calls: [
    answered(intercambioApi, intercambioHandlers, intercambioEffects),
    answered(levarApi, levarHandlers, levarEffects),
  ],
  tasks: (services) => ({ ...intercambioTasks(services), ...comparacaoTasks, ...levarTasks(services) }),
  clear: [clearImportacoes, clearExportacoes],
}
