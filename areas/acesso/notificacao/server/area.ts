/** What notificacao adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { notificacaoApi } from '../contract.ts'
import { serveOneClick } from './address-one-click.ts'
import { notificacaoTasks } from './announce.ts'
import { notificacaoEffects } from './effects.ts'
import { ENTREGAR } from './jobs-names.ts'
import { clearNotificacoes } from './queries.ts'
import { notificacaoHandlers } from './routes.ts'

export const notificacaoServer: ServerArea = {
  tables: ['notificacao', 'notificacao_entrega', 'notificacao_escolha', 'push_inscricao'],
  calls: [answered(notificacaoApi, notificacaoHandlers, notificacaoEffects)],
  addresses: [serveOneClick],
  tasks: notificacaoTasks,
  hourly: [ENTREGAR],
  clear: [clearNotificacoes],
}
