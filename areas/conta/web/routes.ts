/** Screens: A person's own account: sign-up, forgotten password, e-mail, leaving. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const contaRoutes = defineRoutes({})
