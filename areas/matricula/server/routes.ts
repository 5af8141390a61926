/** Handlers: Enrolments: their states, the door of a class, transfers (product.md H-03). */
import type { Handlers } from '../../../core/server/context.ts'
import type { matriculaApi } from '../contract.ts'

export const matriculaHandlers: Handlers<typeof matriculaApi> = {}
