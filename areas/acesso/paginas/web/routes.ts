/** The public pages, and what is shown when there is nothing to show. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const paginasRoutes = defineRoutes({
  '/': { layout: 'home', guard: 'public', load: () => import('./HomePage.tsx') },
  '/desativado': { layout: 'vazio', guard: 'public', load: () => import('./DesativadoPage.tsx') },
  '/privacidade': { layout: 'default', guard: 'public', load: () => import('./PrivacidadePage.tsx') },
  '/contato': { layout: 'default', guard: 'public', load: () => import('./ContatoPage.tsx') },
  '/docs': { layout: 'default', guard: 'public', load: () => import('./DocsPage.tsx') },
  '/docs/integracao': { layout: 'default', guard: 'public', load: () => import('./IntegracaoPage.tsx') },
  '/sem-permissao': { layout: 'default', guard: 'public', load: () => import('./SemPermissaoPage.tsx') },
  '/*': { layout: 'default', guard: 'public', load: () => import('./NaoEncontradaPage.tsx') },
})
