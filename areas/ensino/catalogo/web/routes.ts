/** Screens of the catalogue: disciplines, school years, tags and the matrix of skills. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const catalogoRoutes = defineRoutes({})
