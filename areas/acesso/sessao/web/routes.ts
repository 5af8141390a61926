/** The screen of signing in. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const sessaoRoutes = defineRoutes({
  '/login': { layout: 'vazio', guard: 'public', load: () => import('./LoginPage.tsx') },
})
