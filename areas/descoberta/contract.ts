/** Calls of discovering lessons, games and books. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const descobertaApi = defineApi({})
