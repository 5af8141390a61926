/** What inicio adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { seguem } from '../../../escola/rede/server/public-uso.ts'
import { inicioApi } from '../contract.ts'
import { escolaApi } from '../contract-escola.ts'
import { escolaEffects, inicioEffects } from './effects.ts'
import { inicioHourly, inicioTasks } from './jobs.ts'
import { inicioHandlers } from './routes.ts'
import { escolaHandlers } from './routes-escola.ts'

export const inicioServer: ServerArea = {
  tables: ['escola_adiada', 'escola_lembrete', 'escola_semana', 'fila_adiada'],
  calls: [
    answered(inicioApi, inicioHandlers, inicioEffects),
    answered(escolaApi, escolaHandlers, escolaEffects),
  ],
  tasks: () => inicioTasks,
  hourly: inicioHourly,
  answers: [seguem.by(['escola_adiada', 'escola_lembrete', 'escola_semana'])],
}
