/** Handlers: Surveys of a class (product.md H-23). */
import type { Handlers } from '../../../core/server/context.ts'
import type { enqueteApi } from '../contract.ts'

export const enqueteHandlers: Handlers<typeof enqueteApi> = {}
