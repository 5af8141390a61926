/** Screens that are open to all: signing in through an identity provider of the tenant (OpenID Connect). */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const provedorPublicRoutes = defineRoutes({
  '/login/token/:id?': { layout: 'vazio', guard: 'public', load: () => import('./TokenPage.tsx') },
  '/login/token/:t?/continue/:c?': {
    layout: 'vazio',
    guard: 'public',
    load: () => import('./TokenPage.tsx'),
  },
})
