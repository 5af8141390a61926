/** What rede adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { redeApi } from '../contract.ts'
import { redeEffects } from './effects.ts'
import { redeHandlers } from './routes.ts'

export const redeServer: ServerArea = {
  tables: ['rede_excluida'],
  calls: [answered(redeApi, redeHandlers, redeEffects)],
}
