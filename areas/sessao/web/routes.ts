/** Screens of signing in and out. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const sessaoRoutes = defineRoutes({
  '/login': { layout: 'vazio', guard: 'public', load: () => import('./LoginPage.tsx') },
  '/logout': { layout: 'vazio', guard: 'public', load: () => import('./LogoutPage.tsx') },
})
