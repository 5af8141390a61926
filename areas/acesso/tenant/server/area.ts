/** What tenant adds to the server. */
import { answered, type ServerArea } from '../../../../core/server/area.ts'
import { tenantApi } from '../contract.ts'
import type { TenantServices } from './register.ts'
import { tenantHandlers } from './routes.ts'
import { serveThemes } from './theme.ts'

export const tenantServer: ServerArea<TenantServices> = {
  // With the clients whose networks it holds.
  tables: ['cliente', 'tenant'],
  calls: [answered(tenantApi, ({ register }: TenantServices) => tenantHandlers(register), {})],
  addresses: [(app, { register }) => serveThemes(app, register)],
}
