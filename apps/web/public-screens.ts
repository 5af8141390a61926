/** The screens that are open to all: part of the first script, which every page carries. */

import { cartaoPublicRoutes } from '../../areas/cartao/web/public-routes.ts'
import { certificadoPublicRoutes } from '../../areas/certificado/web/public-routes.ts'
import { contaPublicRoutes } from '../../areas/conta/web/public-routes.ts'
import { fatorRoutes } from '../../areas/fator/web/routes.ts'
import { matriculaPublicRoutes } from '../../areas/matricula/web/public-routes.ts'
import { paginasRoutes } from '../../areas/paginas/web/routes.ts'
import { provedorPublicRoutes } from '../../areas/provedor/web/public-routes.ts'
import { sessaoRoutes } from '../../areas/sessao/web/routes.ts'
import { tentativaPublicRoutes } from '../../areas/tentativa/web/public-routes.ts'
import { vitrinePublicRoutes } from '../../areas/vitrine/web/public-routes.ts'
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
