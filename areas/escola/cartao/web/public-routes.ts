/** The screen that is open to all: signing in with a card. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const cartaoPublicRoutes = defineRoutes({
  '/login/cartao': { layout: 'vazio', guard: 'public', load: () => import('./CartaoPage.tsx') },
})
