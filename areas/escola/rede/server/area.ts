/** What rede adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { redeApi } from '../contract.ts'
import { importarApi } from '../contract-importar.ts'
import { importarEffects, redeEffects } from './effects.ts'
import { importarTasks } from './importar-jobs.ts'
import { clearImportacoes } from './importar-queries.ts'
import { importarHandlers } from './importar-routes.ts'
import { redeHandlers } from './routes.ts'

export const redeServer: ServerArea = {
  tables: ['rede_excluida', 'rede_importacao', 'rede_importacao_linha'],
  calls: [
    answered(redeApi, redeHandlers, redeEffects),
    answered(importarApi, importarHandlers, importarEffects),
  ],
  tasks: importarTasks,
  clear: [clearImportacoes],
}
