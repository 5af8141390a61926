/** Screens: the cards and devices of a class. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const cartaoRoutes = defineRoutes({
  '/logado/turmas/turma/:id/integrantes/cartoes': {
    layout: 'logado',
    guard: 'session',
    load: () => import('./CartoesPage.tsx'),
  },
})
