/** What provedor adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { provedorApi } from '../contract.ts'
import { provedorEffects } from './effects.ts'
import { provedorHandlers } from './routes.ts'

export const provedorServer: ServerArea = {
  tables: ['identidade', 'provedor'],
  calls: [answered(provedorApi, provedorHandlers, provedorEffects)],
}
