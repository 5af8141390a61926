/** Screens of certificates: one's own, and those that one answers for. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const certificadoRoutes = defineRoutes({
  '/logado/certificados': { layout: 'logado', guard: 'session', load: () => import('./MeusPage.tsx') },
  '/logado/gerenciar/certificados': {
    layout: 'logado',
    guard: 'teacher',
    load: () => import('./EmitidosPage.tsx'),
  },
})
