/** Screens of discovering lessons, games and books. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const descobertaRoutes = defineRoutes({})
