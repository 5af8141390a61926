/** Screens of assessments (section 2, 'gerenciar'). */
import { defineRoutes } from '../../../../core/web/routes.ts'

const shared = { layout: 'logado', guard: 'teacher' } as const

export const avaliacaoRoutes = defineRoutes({
  '/logado/gerenciar/avaliacao': { ...shared, load: () => import('./AvaliacoesPage.tsx') },
  '/logado/gerenciar/avaliacao/:avaliacao': { ...shared, load: () => import('./AvaliacaoPage.tsx') },
  '/logado/gerenciar/avaliacao/:avaliacao/gabarito': { ...shared, load: () => import('./GabaritoPage.tsx') },
})
