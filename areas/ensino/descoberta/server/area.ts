/** What descoberta adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { descobertaApi } from '../contract.ts'
import { descobertaHandlers } from './routes.ts'

export const descobertaServer: ServerArea = {
  calls: [answered(descobertaApi, descobertaHandlers, {})],
}
