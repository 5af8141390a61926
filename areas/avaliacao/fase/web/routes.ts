/** Screens of phases (section 2, 'gerenciar'). */
import { defineRoutes } from '../../../../core/web/routes.ts'

const shared = { layout: 'logado', guard: 'manager' } as const

export const faseRoutes = defineRoutes({
  '/logado/gerenciar/fase': { ...shared, load: () => import('./FasesPage.tsx') },
  '/logado/gerenciar/fase/:id': { ...shared, load: () => import('./FasePage.tsx') },
  '/logado/gerenciar/fase/:id/agendamentos': { ...shared, load: () => import('./AgendamentosPage.tsx') },
  '/logado/gerenciar/fase/:id/apuracao': { ...shared, load: () => import('./ApuracaoPage.tsx') },
  '/logado/gerenciar/fase/:id/escolas': { ...shared, load: () => import('./EscolasPage.tsx') },
  '/logado/gerenciar/fase/:id/:avaliacao/apuracao': { ...shared, load: () => import('./ApuracaoPage.tsx') },
  '/logado/gerenciar/fase/:id/:avaliacao/participantes': {
    ...shared,
    load: () => import('./ParticipantesPage.tsx'),
  },
})
