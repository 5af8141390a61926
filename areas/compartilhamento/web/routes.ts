/** Screens: What is shared with a class: links and files, with expiry and revocation (product.md H-31). */
import { defineRoutes } from '../../../core/web/routes.ts'

export const compartilhamentoRoutes = defineRoutes({})
