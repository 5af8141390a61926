/** Screens of lessons, as their authors write them. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const aulaRoutes = defineRoutes({})
