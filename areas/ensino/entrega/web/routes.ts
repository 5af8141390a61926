/** Screens of deliveries in a class: by lesson, one by one, and the queue of what waits. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const entregaRoutes = defineRoutes({
  '/logado/turmas/turma/:id/atividades-entrega': {
    layout: 'logado',
    guard: 'session',
    load: () => import('./AulasPage.tsx'),
  },
  '/logado/turmas/turma/:id/atividades-entrega/:aula': {
    layout: 'logado',
    guard: 'session',
    load: () => import('./EntregasPage.tsx'),
  },
  '/logado/turmas/turma/:id/atividades-entrega/:aula/:entrega': {
    layout: 'logado',
    guard: 'session',
    load: () => import('./EntregaPage.tsx'),
  },
  '/logado/turmas/turma/:id/correcoes-entrega': {
    layout: 'vazio',
    guard: 'session',
    load: () => import('./mesa/MesaPage.tsx'),
  },
  '/logado/turmas/turma/:id/forum/:forum/mesa': {
    layout: 'vazio',
    guard: 'session',
    load: () => import('./mesa/ForumPage.tsx'),
  },
})
