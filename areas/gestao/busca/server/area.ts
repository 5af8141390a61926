/** What busca adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { buscaApi } from '../contract.ts'
import { buscaHandlers } from './routes.ts'

export const buscaServer: ServerArea = {
  calls: [answered(buscaApi, buscaHandlers, {})],
}
