/** What compartilhamento adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { compartilhamentoApi } from '../contract.ts'
import { compartilhamentoEffects } from './effects.ts'
import { compartilhamentoHandlers } from './routes.ts'

export const compartilhamentoServer: ServerArea = {
  calls: [answered(compartilhamentoApi, compartilhamentoHandlers, compartilhamentoEffects)],
}
