/** Screens: People in bulk (product.md H-22). */
import { defineRoutes } from '../../../core/web/routes.ts'

export const loteRoutes = defineRoutes({})
