/** Screens of the shell itself, which join several areas. */
import { defineRoutes } from '../../core/web/routes.ts'

export const shellRoutes = defineRoutes({
  '/login/continue/:id?': { layout: 'vazio', guard: 'public', load: () => import('./ContinuePage.tsx') },
  '/logado/conta': { layout: 'logado', guard: 'session', load: () => import('./ContaScreen.tsx') },
})
