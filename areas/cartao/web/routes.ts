/** Screens: Cards and picture passwords of pupils without e-mail. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const cartaoRoutes = defineRoutes({})
