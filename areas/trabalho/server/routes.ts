/** Handlers: Long work that a screen follows: state, progress, result. */
import type { Handlers } from '../../../core/server/context.ts'
import type { trabalhoApi } from '../contract.ts'

export const trabalhoHandlers: Handlers<typeof trabalhoApi> = {}
