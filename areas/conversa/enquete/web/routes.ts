/** Screens of surveys inside a class, and of their reports (product.md H-20, H-23). */
import { defineRoutes } from '../../../../core/web/routes.ts'

const shared = { layout: 'logado', guard: 'session' } as const

export const enqueteRoutes = defineRoutes({
  '/logado/turmas/turma/:id/enquetes': { ...shared, load: () => import('./EnquetesPage.tsx') },
  '/logado/turmas/turma/:id/enquetes/nova': { ...shared, load: () => import('./NovaPage.tsx') },
  '/logado/turmas/turma/:id/enquetes/:enquete': { ...shared, load: () => import('./EnquetePage.tsx') },
  '/logado/turmas/turma/:id/enquetes/:enquete/editar': {
    ...shared,
    load: () => import('./EditarPage.tsx'),
  },
  '/logado/turmas/turma/:id/relatorios/enquetes': { ...shared, load: () => import('./RelatorioPage.tsx') },
  '/logado/turmas/turma/:id/relatorios/enquetes/relatorio': {
    ...shared,
    load: () => import('./ResultadosPage.tsx'),
  },
})
