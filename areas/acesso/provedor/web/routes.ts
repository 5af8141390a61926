/** Screens: the identity providers of a tenant, for who administers it. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const provedorRoutes = defineRoutes({
  '/logado/administracao/:slug/provedores': {
    layout: 'admin',
    guard: 'administrator',
    load: () => import('./ProvedoresPage.tsx'),
  },
})
