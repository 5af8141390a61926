/** Screens of deliveries and their correction. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const entregaRoutes = defineRoutes({})
