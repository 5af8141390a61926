/** Handlers: The log of what was done, and support access ("ver como"). */
import type { Handlers } from '../../../core/server/context.ts'
import type { auditoriaApi } from '../contract.ts'

export const auditoriaHandlers: Handlers<typeof auditoriaApi> = {}
