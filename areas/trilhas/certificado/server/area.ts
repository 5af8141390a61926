/** What certificado adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { certificadoApi } from '../contract.ts'
import { certificadoEffects } from './effects.ts'
import { certificadoHandlers } from './routes.ts'

export const certificadoServer: ServerArea = {
  tables: ['certificado', 'certificado_layout'],
  calls: [answered(certificadoApi, certificadoHandlers, certificadoEffects)],
}
