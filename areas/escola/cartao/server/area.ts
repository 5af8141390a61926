/** What cartao adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { cartaoApi } from '../contract.ts'
import { cartaoEffects } from './effects.ts'
import { clearCartoes } from './queries.ts'
import { cartaoHandlers } from './routes.ts'

export const cartaoServer: ServerArea = {
  tables: ['aparelho', 'cartao', 'senha_imagem'],
  calls: [answered(cartaoApi, cartaoHandlers, cartaoEffects)],
  clear: [clearCartoes],
}
