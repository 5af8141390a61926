/** Handlers: Cards and picture passwords of pupils without e-mail. */
import type { Handlers } from '../../../core/server/context.ts'
import type { cartaoApi } from '../contract.ts'

export const cartaoHandlers: Handlers<typeof cartaoApi> = {}
