/** Screens of bringing questions in. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const intercambioRoutes = defineRoutes({
  '/logado/gerenciar/questoes/importar': {
    layout: 'logado',
    guard: 'teacher',
    load: () => import('./ImportarPage.tsx'),
  },
})
