/** The pages open to all that a tenant composes of blocks. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const vitrinePublicRoutes = defineRoutes({
  '/trilhaeducador': {
    layout: 'default',
    guard: 'public',
    load: () => import('./EducadorPage.tsx'),
  },
})
