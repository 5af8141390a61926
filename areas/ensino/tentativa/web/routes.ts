/** Screens of lessons as they are done (section 3). */
import { defineRoutes } from '../../../../core/web/routes.ts'

const played = { layout: 'vazio', guard: 'session', load: () => import('./AulaPage.tsx') } as const

export const tentativaRoutes = defineRoutes({
  '/logado/turmas/turma/:id/aula/:aula': played,
  '/logado/aula/:aula': played,
  '/logado/turmas/turma/:id/aulas': {
    layout: 'logado',
    guard: 'session',
    load: () => import('./AulasPage.tsx'),
  },
  '/logado/turmas/turma/:id/aulas/:aula': {
    layout: 'logado',
    guard: 'session',
    load: () => import('./turma/ResultadosPage.tsx'),
  },
  '/logado/gerenciar/aula/:id/gabarito': {
    layout: 'logado',
    guard: 'teacher',
    load: () => import('./gabarito/GabaritoPage.tsx'),
  },
  '/logado/gerenciar/aula/:id/previa': {
    layout: 'vazio',
    guard: 'teacher',
    load: () => import('./previa/PreviaPage.tsx'),
  },
  '/logado/gerenciar/aula/info/:aula/:telas': {
    layout: 'logado',
    guard: 'teacher',
    load: () => import('./previa/TelasPage.tsx'),
  },
})
