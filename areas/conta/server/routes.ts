/** Handlers: A person's own account: sign-up, forgotten password, e-mail, leaving. */
import type { Handlers } from '../../../core/server/context.ts'
import type { contaApi } from '../contract.ts'

export const contaHandlers: Handlers<typeof contaApi> = {}
