/** What compartilhamento adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { porCompartilhamento } from '../../aula/server/public-acima.ts'
import { compartilhamentoApi } from '../contract.ts'
import { compartilhamentoEffects } from './effects.ts'
import { porCompartilhamentoSql } from './queries.ts'
import { compartilhamentoHandlers } from './routes.ts'

export const compartilhamentoServer: ServerArea = {
  tables: ['compartilhamento'],
  calls: [answered(compartilhamentoApi, compartilhamentoHandlers, compartilhamentoEffects)],
  answers: [porCompartilhamento.by(porCompartilhamentoSql)],
}
