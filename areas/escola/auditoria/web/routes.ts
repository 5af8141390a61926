/** Screens: the log of what was done, and support access ("ver como"). */
import { defineRoutes } from '../../../../core/web/routes.ts'

const shared = { layout: 'admin', guard: 'session' } as const

export const auditoriaRoutes = defineRoutes({
  '/logado/administracao/:slug/auditoria': { ...shared, load: () => import('./AuditoriaPage.tsx') },
  '/logado/administracao/:slug/ver-como': { ...shared, load: () => import('./VerComoPage.tsx') },
})
