/** Handlers of deliveries and their correction. */
import type { Handlers } from '../../../core/server/context.ts'
import type { entregaApi } from '../contract.ts'

export const entregaHandlers: Handlers<typeof entregaApi> = {}
