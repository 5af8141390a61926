/** What midia adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { midiaApi } from '../contract.ts'
import { serveMidias } from './address-download.ts'
import { servePackages } from './address-play.ts'
import { serveUploads } from './address-upload.ts'
import { midiaEffects } from './effects.ts'
import { midiaHourly, midiaTasks } from './jobs.ts'
import { midiaHandlers } from './routes.ts'

export const midiaServer: ServerArea = {
  tables: ['midia', 'midia_arquivo', 'midia_parte', 'midia_uso'],
  calls: [answered(midiaApi, midiaHandlers, midiaEffects)],
  addresses: [serveMidias, serveUploads, servePackages],
  tasks: midiaTasks,
  hourly: midiaHourly,
}
