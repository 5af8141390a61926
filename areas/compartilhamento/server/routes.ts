/** Handlers: What is shared with a class: links and files, with expiry and revocation (product.md H-31). */
import type { Handlers } from '../../../core/server/context.ts'
import type { compartilhamentoApi } from '../contract.ts'

export const compartilhamentoHandlers: Handlers<typeof compartilhamentoApi> = {}
