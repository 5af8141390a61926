/** Screens: People in bulk (product.md H-22). */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const loteRoutes = defineRoutes({
  '/logado/administracao/:slug/usuarios/lote': {
    layout: 'admin',
    guard: 'manager',
    load: () => import('./LotePage.tsx'),
  },
})
