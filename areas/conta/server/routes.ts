/** Handlers: A person's own account: sign-up, forgotten password, e-mail, leaving. */
import type { Handlers } from '../../../core/server/context.ts'
import type { contaApi } from '../contract.ts'
import { setOwnPassword } from './password.ts'

export const contaHandlers: Handlers<typeof contaApi> = {
  setOwnPassword: (input) => setOwnPassword(input),
}
