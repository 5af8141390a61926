/** The page that is open to all: paths for the teachers' own training. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const trilhaPublicRoutes = defineRoutes({
  '/trilhaeducador': {
    layout: 'default',
    guard: 'public',
    load: () => import('./educador/EducadorPage.tsx'),
  },
})
