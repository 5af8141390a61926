/** Screens of attempts at lessons: playing, answering, grades. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const tentativaRoutes = defineRoutes({})
