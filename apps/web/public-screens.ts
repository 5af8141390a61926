/** The screens that are open to all: part of the first script, which every page carries. */

import { fatorRoutes } from '../../areas/acesso/fator/web/routes.ts'
import { paginasRoutes } from '../../areas/acesso/paginas/web/routes.ts'
import { provedorPublicRoutes } from '../../areas/acesso/provedor/web/public-routes.ts'
import { sessaoRoutes } from '../../areas/acesso/sessao/web/routes.ts'
import { tentativaPublicRoutes } from '../../areas/ensino/tentativa/web/public-routes.ts'
import { cartaoPublicRoutes } from '../../areas/escola/cartao/web/public-routes.ts'
import { contaPublicRoutes } from '../../areas/escola/conta/web/public-routes.ts'
import { matriculaPublicRoutes } from '../../areas/escola/matricula/web/public-routes.ts'
import { certificadoPublicRoutes } from '../../areas/trilhas/certificado/web/public-routes.ts'
import { vitrinePublicRoutes } from '../../areas/trilhas/vitrine/web/public-routes.ts'
import type { ScreenTable } from '../../core/web/routes.ts'

export const publicScreens = {
  ...paginasRoutes,
  ...sessaoRoutes,
  ...provedorPublicRoutes,
  ...contaPublicRoutes,
  ...fatorRoutes,
  ...cartaoPublicRoutes,
  ...certificadoPublicRoutes,
  ...matriculaPublicRoutes,
  ...tentativaPublicRoutes,
  ...vitrinePublicRoutes,
  '/logout': { layout: 'vazio', guard: 'public', load: () => import('./LogoutPage.tsx') },
  '/login/continue/:id?': { layout: 'vazio', guard: 'public', load: () => import('./ContinuePage.tsx') },
} satisfies ScreenTable
