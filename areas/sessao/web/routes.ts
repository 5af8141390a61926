/** Screens of signing in and out, and of the person's own account. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const sessaoRoutes = defineRoutes({
  '/login': { layout: 'vazio', guard: 'public', load: () => import('./LoginPage.tsx') },
  '/logout': { layout: 'vazio', guard: 'public', load: () => import('./LogoutPage.tsx') },
  '/logado/conta': { layout: 'logado', guard: 'session', load: () => import('./ContaPage.tsx') },
})
