/** Screens: The log of what was done, and support access ("ver como"). */
import { defineRoutes } from '../../../core/web/routes.ts'

export const auditoriaRoutes = defineRoutes({})
