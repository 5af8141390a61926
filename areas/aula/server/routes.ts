/** Handlers of lessons, as their authors write them. */
import type { Handlers } from '../../../core/server/context.ts'
import type { aulaApi } from '../contract.ts'

export const aulaHandlers: Handlers<typeof aulaApi> = {}
