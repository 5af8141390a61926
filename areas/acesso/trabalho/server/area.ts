/** What trabalho adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { trabalhoApi } from '../contract.ts'
import { trabalhoEffects } from './effects.ts'
import { trabalhoHandlers } from './routes.ts'

export const trabalhoServer: ServerArea = {
  tables: ['trabalho'],
  calls: [answered(trabalhoApi, trabalhoHandlers, trabalhoEffects)],
}
