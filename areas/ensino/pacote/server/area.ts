/** What pacote adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { pacoteApi } from '../contract.ts'
import { servePacotes } from './address-download.ts'
import { pacoteHandlers } from './routes.ts'

export const pacoteServer: ServerArea = {
  calls: [answered(pacoteApi, pacoteHandlers, {})],
  addresses: [servePacotes],
}
