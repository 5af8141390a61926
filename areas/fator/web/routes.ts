/** Screens: The second factor, fresh proofs, and programs that sign in through the browser. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const fatorRoutes = defineRoutes({})
