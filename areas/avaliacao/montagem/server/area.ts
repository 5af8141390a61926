/** What montagem adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { montagemApi } from '../contract.ts'
import { montagemHandlers } from './routes.ts'

export const montagemServer: ServerArea = {
  calls: [answered(montagemApi, montagemHandlers, {})],
}
