/** The screen of the outbox. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const correioRoutes = defineRoutes({
  '/correio': { layout: 'logado', guard: 'administrator', load: () => import('./CorreioPage.tsx') },
})
