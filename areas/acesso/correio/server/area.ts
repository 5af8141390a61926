/** What correio adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { correioApi } from '../contract.ts'
import { correioHandlers } from './routes.ts'

export const correioServer: ServerArea = {
  calls: [answered(correioApi, correioHandlers, {})],
}
