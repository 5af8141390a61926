/** What catalogo adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { catalogoApi } from '../contract.ts'
import { gestaoApi } from '../contract-gestao.ts'
import { gestaoEffects } from './effects.ts'
import { catalogoHandlers } from './routes.ts'
import { gestaoHandlers } from './routes-gestao.ts'

export const catalogoServer: ServerArea = {
  tables: ['disciplina', 'ensino', 'periodo', 'tag'],
  calls: [answered(catalogoApi, catalogoHandlers, {}), answered(gestaoApi, gestaoHandlers, gestaoEffects)],
}
