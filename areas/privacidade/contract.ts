/** Requests, consents, exports and erasure of personal data (product.md H-27), and the guardian's page. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const privacidadeApi = defineApi({})
