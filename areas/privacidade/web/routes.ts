/** Screens: Requests, consents, exports and erasure of personal data (product.md H-27), and the guardian's page. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const privacidadeRoutes = defineRoutes({})
