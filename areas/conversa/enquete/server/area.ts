/** What enquete adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { enqueteApi } from '../contract.ts'
import { enqueteHourly, enqueteTasks } from './announce.ts'
import { enqueteEffects } from './effects.ts'
import { enqueteHandlers } from './routes.ts'

export const enqueteServer: ServerArea = {
  tables: ['enquete', 'enquete_participacao', 'enquete_resposta', 'enquete_turma'],
  calls: [answered(enqueteApi, enqueteHandlers, enqueteEffects)],
  tasks: () => enqueteTasks,
  hourly: enqueteHourly,
}
