/** Handlers of lessons. */
import type { Handlers } from '../../../core/server/context.ts'
import type { aulaApi } from '../contract.ts'

export const aulaHandlers = {} as Handlers<typeof aulaApi>
