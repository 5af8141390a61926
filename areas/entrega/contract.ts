/** Calls of deliveries and their correction. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const entregaApi = defineApi({})
