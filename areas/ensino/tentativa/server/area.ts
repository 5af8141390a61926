/** What tentativa adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { tentativaApi } from '../contract.ts'
import { tentativaEffects } from './effects.ts'
import { tentativaHourly, tentativaTasks } from './jobs.ts'
import { tentativaHandlers } from './routes.ts'

export const tentativaServer: ServerArea = {
  calls: [answered(tentativaApi, tentativaHandlers, tentativaEffects)],
  tasks: () => tentativaTasks,
  hourly: tentativaHourly,
}
