/** Screens: signing in through an identity provider of the tenant (OpenID Connect). */
import { defineRoutes } from '../../../core/web/routes.ts'

export const provedorRoutes = defineRoutes({
  '/login/token/:id?': { layout: 'vazio', guard: 'public', load: () => import('./TokenPage.tsx') },
  '/logado/administracao/:slug/provedores': {
    layout: 'admin',
    guard: 'administrator',
    load: () => import('./ProvedoresPage.tsx'),
  },
  '/login/token/:t?/continue/:c?': {
    layout: 'vazio',
    guard: 'public',
    load: () => import('./TokenPage.tsx'),
  },
})
