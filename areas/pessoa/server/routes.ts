/** Handlers: Administration of people: finding, making, changing, their roles. */
import type { Handlers } from '../../../core/server/context.ts'
import type { pessoaApi } from '../contract.ts'

export const pessoaHandlers: Handlers<typeof pessoaApi> = {}
