/** What fator adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { temFator } from '../../sessao/server/public-acima.ts'
import { fatorApi } from '../contract.ts'
import { fatorEffects } from './effects.ts'
import { fatorTasks } from './letters.ts'
import { hasFator } from './queries.ts'
import { clearPedidos } from './queries-dispositivo.ts'
import { fatorHandlers } from './routes.ts'

export const fatorServer: ServerArea = {
  tables: ['codigo_recuperacao', 'pedido_dispositivo', 'segundo_fator'],
  calls: [answered(fatorApi, fatorHandlers, fatorEffects)],
  tasks: fatorTasks,
  clear: [clearPedidos],
  answers: [temFator.by(hasFator)],
}
