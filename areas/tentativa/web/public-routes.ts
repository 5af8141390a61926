/** Screens of lessons that are open to all: one done without an account, a result that was shared, the short link. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const tentativaPublicRoutes = defineRoutes({
  '/atividade/:id?': { layout: 'vazio', guard: 'public', load: () => import('./AtividadePage.tsx') },
  '/relatorio-atividade/:id?': {
    layout: 'default',
    guard: 'public',
    load: () => import('./RelatorioPage.tsx'),
  },
  '/:ida': { layout: 'default', guard: 'public', load: () => import('./AtalhoPage.tsx') },
})
