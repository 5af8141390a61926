/** Screens: the guardian's page, and the office that answers requests about data. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const privacidadeRoutes = defineRoutes({
  '/logado/responsaveis/:id?': {
    layout: 'logado',
    guard: 'session',
    load: () => import('./ResponsaveisPage.tsx'),
  },
  '/logado/administracao/:slug/privacidade': {
    layout: 'admin',
    guard: 'session',
    load: () => import('./AtendimentoPage.tsx'),
  },
  '/logado/administracao/:slug/privacidade/incidentes/:id': {
    layout: 'admin',
    guard: 'session',
    load: () => import('./IncidentePage.tsx'),
  },
})
