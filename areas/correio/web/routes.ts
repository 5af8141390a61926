/** The screen of the outbox. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const correioRoutes = defineRoutes({
  '/correio': { layout: 'default', guard: 'session', load: () => import('./CorreioPage.tsx') },
})
