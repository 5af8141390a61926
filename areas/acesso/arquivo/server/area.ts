/** What arquivo adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { arquivoApi } from '../contract.ts'
import { serveDownloads } from './address-download.ts'
import { arquivoTasks } from './jobs.ts'
import { REMOVE_BYTES } from './public.ts'
import { arquivoHandlers } from './routes.ts'

export const arquivoServer: ServerArea = {
  tables: ['anexo', 'arquivo', 'arquivo_removido'],
  published: ['anexo'],
  calls: [answered(arquivoApi, arquivoHandlers, {})],
  addresses: [serveDownloads],
  tasks: ({ store }) => arquivoTasks(store),
  hourly: [REMOVE_BYTES],
}
