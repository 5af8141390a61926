/** Handlers: Signing in through an identity provider of the tenant (OpenID Connect). */
import type { Handlers } from '../../../core/server/context.ts'
import type { provedorApi } from '../contract.ts'

export const provedorHandlers: Handlers<typeof provedorApi> = {}
