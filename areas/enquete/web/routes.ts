/** Screens: Surveys of a class (product.md H-23). */
import { defineRoutes } from '../../../core/web/routes.ts'

export const enqueteRoutes = defineRoutes({})
