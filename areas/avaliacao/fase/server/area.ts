/** What fase adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { presa } from '../../avaliacao/server/public-acima.ts'
import { faseApi } from '../contract.ts'
import { faseEffects } from './effects.ts'
import { holds } from './queries.ts'
import { faseHandlers } from './routes.ts'

export const faseServer: ServerArea = {
  tables: ['fase', 'fase_avaliacao', 'participante', 'fase_passo'],
  answers: [presa.by(holds)],
  calls: [answered(faseApi, faseHandlers, faseEffects)],
}
