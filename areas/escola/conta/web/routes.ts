/** Screens of a person's own account, signed in. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const contaRoutes = defineRoutes({
  '/logado/conta/acoes/remover': {
    layout: 'logado',
    guard: 'session',
    load: () => import('./RemoverPage.tsx'),
  },
})
