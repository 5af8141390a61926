/** Screens: what is shared with a class, with its last day and taking back (product.md H-31). */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const compartilhamentoRoutes = defineRoutes({
  '/logado/turmas/turma/:id/compartilhamentos': {
    layout: 'logado',
    guard: 'session',
    load: () => import('./CompartilhamentosPage.tsx'),
  },
})
