/** Screens: Long work that a screen follows: state, progress, result. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const trabalhoRoutes = defineRoutes({})
