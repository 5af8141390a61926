/** What auditoria adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { auditoriaApi } from '../contract.ts'
import { auditoriaEffects } from './effects.ts'
import { auditoriaHandlers } from './routes.ts'

export const auditoriaServer: ServerArea = {
  tables: ['auditoria', 'auditoria_ponta'],
  calls: [answered(auditoriaApi, auditoriaHandlers, auditoriaEffects)],
}
