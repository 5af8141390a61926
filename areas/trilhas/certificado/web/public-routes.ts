/** The page that is open to all: checking a certificate. */
import { defineRoutes } from '../../../../core/web/routes.ts'

const conferir = { layout: 'vazio', guard: 'public', load: () => import('./ConferirPage.tsx') } as const

export const certificadoPublicRoutes = defineRoutes({
  '/certificado': conferir,
  '/certificado/:certificado': conferir,
})
