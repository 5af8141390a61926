/** The log of what was done, and support access ("ver como"). */
import { defineApi } from '../../core/contract/endpoint.ts'

export const auditoriaApi = defineApi({})
