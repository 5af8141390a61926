/** What pessoa adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { pessoaApi } from '../contract.ts'
import { pessoaEffects } from './effects.ts'
import { pessoaTasks } from './jobs.ts'
import { pessoaHandlers } from './routes.ts'

export const pessoaServer: ServerArea = {
  calls: [answered(pessoaApi, pessoaHandlers, pessoaEffects)],
  tasks: pessoaTasks,
}
