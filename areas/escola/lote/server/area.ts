/** What lote adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { loteApi } from '../contract.ts'
import { loteEffects } from './effects.ts'
import { clearLotes, loteTasks } from './jobs.ts'
import { loteHandlers } from './routes.ts'

export const loteServer: ServerArea = {
  tables: ['lote', 'lote_imagem', 'lote_linha'],
  calls: [answered(loteApi, loteHandlers, loteEffects)],
  tasks: loteTasks,
  clear: [clearLotes],
}
