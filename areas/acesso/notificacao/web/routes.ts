/** Screens of notifications. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const notificacaoRoutes = defineRoutes({
  '/logado/notificacoes': {
    layout: 'logado',
    guard: 'session',
    load: () => import('./NotificacoesPage.tsx'),
  },
})
