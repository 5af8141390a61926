/** Screens of bringing questions in and taking them out. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const intercambioRoutes = defineRoutes({
  '/logado/gerenciar/questoes/importar': {
    layout: 'logado',
    guard: 'teacher',
    load: () => import('./ImportarPage.tsx'),
  },
  '/logado/gerenciar/questoes/exportar': {
    layout: 'logado',
    guard: 'teacher',
    load: () => import('./ExportarPage.tsx'),
  },
})
