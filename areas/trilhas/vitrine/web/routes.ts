/** Screens: the public pages of a tenant, for who administers it. */
import { defineRoutes } from '../../../../core/web/routes.ts'

const shared = { layout: 'admin', guard: 'administrator' } as const

export const vitrineRoutes = defineRoutes({
  '/logado/administracao/:slug/paginas': { ...shared, load: () => import('./editor/PaginasPage.tsx') },
  '/logado/administracao/:slug/paginas/:pagina': { ...shared, load: () => import('./editor/EditorPage.tsx') },
})
