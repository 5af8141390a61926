/** Handlers: Requests, consents, exports and erasure of personal data (product.md H-27), and the guardian's page. */
import type { Handlers } from '../../../core/server/context.ts'
import type { privacidadeApi } from '../contract.ts'

export const privacidadeHandlers: Handlers<typeof privacidadeApi> = {}
