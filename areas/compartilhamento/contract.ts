/** What is shared with a class: links and files, with expiry and revocation (product.md H-31): the calls. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const compartilhamentoApi = defineApi({})
