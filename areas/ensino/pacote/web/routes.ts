/** Screens of lessons without network. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const pacoteRoutes = defineRoutes({
  '/logado/offline': { layout: 'logado', guard: 'session', load: () => import('./OfflinePage.tsx') },
})
