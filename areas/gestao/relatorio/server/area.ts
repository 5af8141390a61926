/** What relatorio adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { relatorioApi } from '../contract.ts'
import { relatorioTrilhaApi } from '../contract-trilha.ts'
import { relatorioHandlers } from './routes.ts'
import { relatorioTrilhaHandlers } from './routes-trilha.ts'

export const relatorioServer: ServerArea = {
  calls: [
    answered(relatorioApi, relatorioHandlers, {}),
    answered(relatorioTrilhaApi, relatorioTrilhaHandlers, {}),
  ],
}
