/** What aovivo adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { aovivoApi } from '../contract.ts'
import { serveAgendas } from './address-feed.ts'
import { aovivoEffects } from './effects.ts'
import { aovivoTasks } from './jobs.ts'
import { aovivoHandlers } from './routes.ts'

export const aovivoServer: ServerArea = {
  tables: ['agenda', 'encontro', 'encontro_presenca', 'encontro_serie'],
  calls: [answered(aovivoApi, aovivoHandlers, aovivoEffects)],
  addresses: [serveAgendas],
  tasks: () => aovivoTasks,
  hourly: Object.keys(aovivoTasks),
}
