/** Calls of lessons, as their authors write them. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const aulaApi = defineApi({})
