/** Calls of attempts at lessons: playing, answering, grades. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const tentativaApi = defineApi({})
