/** What pessoa adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { doRegistro } from '../../../acesso/sessao/server/public-acima.ts'
import { pessoaApi } from '../contract.ts'
import { pessoaEffects } from './effects.ts'
import { pessoaTasks } from './jobs.ts'
import { withRegistro } from './queries.ts'
import { pessoaHandlers } from './routes.ts'

export const pessoaServer: ServerArea = {
  tables: ['concessao', 'dado_pessoal', 'laudo'],
  calls: [answered(pessoaApi, pessoaHandlers, pessoaEffects)],
  tasks: pessoaTasks,
  answers: [doRegistro.by(withRegistro)],
}
