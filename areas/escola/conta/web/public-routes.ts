/** Screens that are open to all: sign-up, forgotten password, e-mail, leaving. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const contaPublicRoutes = defineRoutes({
  '/cadastro': { layout: 'vazio', guard: 'public', load: () => import('./CadastroPage.tsx') },
  '/cadastro/continue/:id?': { layout: 'vazio', guard: 'public', load: () => import('./ContinuarPage.tsx') },
  '/usuario/recuperar-senha/:token?': {
    layout: 'vazio',
    guard: 'public',
    load: () => import('./RecuperarPage.tsx'),
  },
  '/usuario/gerar-senha/:token?': { layout: 'vazio', guard: 'public', load: () => import('./GerarPage.tsx') },
  '/usuario/validar-email/:token?': {
    layout: 'vazio',
    guard: 'public',
    load: () => import('./ValidarPage.tsx'),
  },
  '/cancelar-email/:token?': { layout: 'vazio', guard: 'public', load: () => import('./CancelarPage.tsx') },
  '/turma/campanha-validar/:token?': {
    layout: 'vazio',
    guard: 'public',
    load: () => import('./CampanhaPage.tsx'),
  },
  '/usuario/exclusao': { layout: 'default', guard: 'public', load: () => import('./ExclusaoPage.tsx') },
})
