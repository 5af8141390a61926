/** Screens of lessons that are open to all: one done without an account, a result that was shared, the short link. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const tentativaPublicRoutes = defineRoutes({
  '/atividade/:id?': {
    layout: 'vazio',
    guard: 'public',
    load: () => import('./publicas.ts').then(({ atividade }) => atividade()),
  },
  '/relatorio-atividade/:id?': {
    layout: 'default',
    guard: 'public',
    load: () => import('./publicas.ts').then(({ relatorio }) => relatorio()),
  },
  '/:ida': {
    layout: 'default',
    guard: 'public',
    load: () => import('./publicas.ts').then(({ atalho }) => atalho()),
  },
})
