/** What midia adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { midiaApi } from '../contract.ts'
import { serveMidias } from './download.ts'
import { midiaEffects } from './effects.ts'
import { midiaHourly, midiaTasks } from './jobs.ts'
import { servePackages } from './play.ts'
import { midiaHandlers } from './routes.ts'
import { serveUploads } from './upload.ts'

export const midiaServer: ServerArea = {
  tables: ['midia', 'midia_arquivo', 'midia_parte', 'midia_uso'],
  calls: [answered(midiaApi, midiaHandlers, midiaEffects)],
  addresses: [serveMidias, serveUploads, servePackages],
  tasks: midiaTasks,
  hourly: midiaHourly,
}
