/** Handlers of discovering lessons, games and books. */
import type { Handlers } from '../../../core/server/context.ts'
import type { descobertaApi } from '../contract.ts'

export const descobertaHandlers: Handlers<typeof descobertaApi> = {}
