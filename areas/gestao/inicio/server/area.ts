/** What inicio adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { inicioApi } from '../contract.ts'
import { inicioEffects } from './effects.ts'
import { inicioHandlers } from './routes.ts'

export const inicioServer: ServerArea = {
  tables: ['fila_adiada'],
  calls: [answered(inicioApi, inicioHandlers, inicioEffects)],
}
