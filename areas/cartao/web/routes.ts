/** Screens: signing in with a card, and the cards and devices of a class. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const cartaoRoutes = defineRoutes({
  '/login/cartao': { layout: 'vazio', guard: 'public', load: () => import('./CartaoPage.tsx') },
  '/logado/turmas/turma/:id/integrantes/cartoes': {
    layout: 'logado',
    guard: 'session',
    load: () => import('./CartoesPage.tsx'),
  },
})
