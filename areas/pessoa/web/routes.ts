/** Screens: Administration of people: finding, making, changing, their roles. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const pessoaRoutes = defineRoutes({})
