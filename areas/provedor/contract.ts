/** Signing in through an identity provider of the tenant (OpenID Connect). */
import { defineApi } from '../../core/contract/endpoint.ts'

export const provedorApi = defineApi({})
