/** What notificacao adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { notificacaoApi } from '../contract.ts'
import { notificacaoTasks } from './deliver.ts'
import { notificacaoEffects } from './effects.ts'
import { serveOneClick } from './one-click.ts'
import { clearNotificacoes } from './queries.ts'
import { notificacaoHandlers } from './routes.ts'
import { ENTREGAR } from './tasks.ts'

export const notificacaoServer: ServerArea = {
  tables: ['notificacao', 'notificacao_entrega', 'notificacao_escolha', 'push_inscricao'],
  calls: [answered(notificacaoApi, notificacaoHandlers, notificacaoEffects)],
  addresses: [serveOneClick],
  tasks: notificacaoTasks,
  hourly: [ENTREGAR],
  clear: [clearNotificacoes],
}
