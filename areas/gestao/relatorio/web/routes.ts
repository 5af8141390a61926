/** Screens of the reports of a class (product.md H-20). */
import { defineRoutes } from '../../../../core/web/routes.ts'

const shared = { layout: 'logado', guard: 'session' } as const

export const relatorioRoutes = defineRoutes({
  '/logado/turmas/turma/:id/relatorios': { ...shared, load: () => import('./IndicePage.tsx') },
  '/logado/turmas/turma/:id/relatorios/forum': { ...shared, load: () => import('./ForumPage.tsx') },
  '/logado/turmas/turma/:id/relatorios/portfolio': { ...shared, load: () => import('./PortfolioPage.tsx') },
})
