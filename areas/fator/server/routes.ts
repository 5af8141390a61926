/** Handlers: The second factor, fresh proofs, and programs that sign in through the browser. */
import type { Handlers } from '../../../core/server/context.ts'
import type { fatorApi } from '../contract.ts'

export const fatorHandlers: Handlers<typeof fatorApi> = {}
