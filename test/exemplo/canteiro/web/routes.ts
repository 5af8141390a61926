/** The screen of the garden. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const canteiroRoutes = defineRoutes({
  '/logado/turmas/turma/:id/horta': {
    layout: 'logado',
    guard: 'session',
    load: () => import('./HortaPage.tsx'),
  },
})
