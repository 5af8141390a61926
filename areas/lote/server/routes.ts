/** Handlers: People in bulk (product.md H-22). */
import type { Handlers } from '../../../core/server/context.ts'
import type { loteApi } from '../contract.ts'

export const loteHandlers: Handlers<typeof loteApi> = {}
