/** Screens: Live lessons of a class (product.md H-24). */
import { defineRoutes } from '../../../core/web/routes.ts'

export const aovivoRoutes = defineRoutes({})
