/** Screens of lessons, as their authors write them (section 3, 'gerenciar'). */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const aulaRoutes = defineRoutes({
  '/logado/gerenciar/aula': { layout: 'logado', guard: 'teacher', load: () => import('./AulasPage.tsx') },
  '/logado/gerenciar/aula/info/:aula': {
    layout: 'logado',
    guard: 'teacher',
    load: () => import('./InfoPage.tsx'),
  },
  '/logado/gerenciar/aula/:id/versoes': {
    layout: 'logado',
    guard: 'teacher',
    load: () => import('./versoes/VersoesPage.tsx'),
  },
  '/logado/gerenciar/aula/:id': {
    layout: 'vazio',
    guard: 'teacher',
    load: () => import('./EditorPage.tsx'),
  },
})
