/** What tenant adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { tenantApi } from '../contract.ts'
import type { TenantServices } from './find-register.ts'
import { serveThemes } from './print-theme.ts'
import { tenantHandlers } from './routes.ts'

export const tenantServer: ServerArea<TenantServices> = {
  // With the clients whose networks it holds.
  tables: ['cliente', 'tenant'],
  calls: [answered(tenantApi, ({ register }: TenantServices) => tenantHandlers(register), {})],
  addresses: [(app, { register }) => serveThemes(app, register)],
}
