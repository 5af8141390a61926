/** What privacidade adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { apagarDados } from '../../../escola/conta/server/public-apagar.ts'
import { privacidadeApi } from '../contract.ts'
import { encarregadoApi } from '../contract-encarregado.ts'
import { encarregadoEffects, privacidadeEffects } from './effects.ts'
import { clearPrivacidade, privacidadeTasks } from './jobs.ts'
import { requestErasure } from './queries-conta.ts'
import { privacidadeHandlers } from './routes.ts'
import { encarregadoHandlers } from './routes-encarregado.ts'

export const privacidadeServer: ServerArea = {
  tables: ['apagamento', 'guarda_legal', 'incidente', 'pedido_dados', 'retencao_dado', 'tempo_uso'],
  calls: [
    answered(privacidadeApi, privacidadeHandlers, privacidadeEffects),
    answered(encarregadoApi, encarregadoHandlers, encarregadoEffects),
  ],
  tasks: privacidadeTasks,
  clear: [clearPrivacidade],
  answers: [apagarDados.by(requestErasure)],
}
