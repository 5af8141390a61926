/** Handlers: Live lessons of a class (product.md H-24). */
import type { Handlers } from '../../../core/server/context.ts'
import type { aovivoApi } from '../contract.ts'

export const aovivoHandlers: Handlers<typeof aovivoApi> = {}
