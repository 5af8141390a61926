/** Screens: Signing in through an identity provider of the tenant (OpenID Connect). */
import { defineRoutes } from '../../../core/web/routes.ts'

export const provedorRoutes = defineRoutes({})
