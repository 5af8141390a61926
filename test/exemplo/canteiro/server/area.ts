/** What the garden adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { canteiroApi } from '../contract.ts'
import { canteiroHandlers } from './routes.ts'

export const canteiroServer: ServerArea = {
  tables: ['canteiro'],
  calls: [answered(canteiroApi, canteiroHandlers, {})],
}
