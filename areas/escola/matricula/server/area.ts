/** What matricula adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { matriculaApi } from '../contract.ts'
import { matriculaEffects } from './effects.ts'
import { matriculaHandlers } from './routes.ts'

export const matriculaServer: ServerArea = {
  tables: ['transferencia'],
  calls: [answered(matriculaApi, matriculaHandlers, matriculaEffects)],
}
