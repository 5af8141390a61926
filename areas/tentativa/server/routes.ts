/** Handlers of attempts at lessons: playing, answering, grades. */
import type { Handlers } from '../../../core/server/context.ts'
import type { tentativaApi } from '../contract.ts'

export const tentativaHandlers: Handlers<typeof tentativaApi> = {}
