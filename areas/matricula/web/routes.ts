/** Screens: Enrolments: their states, the door of a class, transfers (product.md H-03). */
import { defineRoutes } from '../../../core/web/routes.ts'

export const matriculaRoutes = defineRoutes({})
