/** What conta adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { contaApi } from '../contract.ts'
import { contaEffects } from './effects.ts'
import { CLOSE_ACCOUNTS, contaTasks } from './jobs.ts'
import { contaHandlers } from './routes.ts'

export const contaServer: ServerArea = {
  tables: ['cadastro_pendente', 'consentimento', 'exclusao_conta'],
  calls: [answered(contaApi, contaHandlers, contaEffects)],
  tasks: contaTasks,
  hourly: [CLOSE_ACCOUNTS],
}
