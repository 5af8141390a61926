/** The home of the signed-in person, and the home of a class. */
import { defineRoutes } from '../../../../core/web/routes.ts'

const shared = { layout: 'logado', guard: 'session' } as const

export const inicioRoutes = defineRoutes({
  '/logado': { ...shared, load: () => import('./InicioPage.tsx') },
  '/logado/turmas/turma/:id': { ...shared, load: () => import('./MuralPage.tsx') },
})
