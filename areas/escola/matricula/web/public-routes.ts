/** The door of a class, for whoever has its code. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const matriculaPublicRoutes = defineRoutes({
  '/turma/:id?': { layout: 'vazio', guard: 'public', load: () => import('./PortaPage.tsx') },
})
