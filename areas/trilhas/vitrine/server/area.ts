/** What vitrine adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { vitrineApi } from '../contract.ts'
import { vitrineEffects } from './effects.ts'
import { vitrineHandlers } from './routes.ts'

export const vitrineServer: ServerArea = {
  tables: ['pagina_publica'],
  calls: [answered(vitrineApi, vitrineHandlers, vitrineEffects)],
}
